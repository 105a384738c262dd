// Which games can be laid out: every variant of a game is a number of players with values of its options. Where options
// are free they can be combined at will, and the variants are only examples.
import type { GameInfo, Language, OptionInfo, OptionValue } from "../api/types";

export type Variant = Record<string, OptionValue>;

/** The variant a newcomer gets: the game's usual options with as few players as they allow. */
export function usual(game: GameInfo): Variant {
  const plain = game.variants.filter((variant) =>
    game.options.every((option) => variant[option.key] === option.default),
  );
  const few = Math.min(...plain.map((variant) => Number(variant.players)));
  return plain.find((variant) => variant.players === few) ?? game.variants[0]!;
}

/** The variant with this one value that is most like the present one; a near number of players counts most. */
export function changed(game: GameInfo, present: Variant, key: string, value: OptionValue): Variant {
  if (game.free) return { ...present, [key]: value };
  const distance = (variant: Variant) =>
    Math.abs(Number(variant.players) - Number(present.players)) * game.options.length * 2 +
    game.options.filter((option) => variant[option.key] !== present[option.key]).length;
  const possible = game.variants.filter((variant) => variant[key] === value);
  return possible.reduce(
    (best, variant) => (distance(variant) < distance(best) ? variant : best),
    possible[0]!,
  );
}

/** The numbers of players with which an option can have this value. */
export function playersFor(game: GameInfo, key: string, value: OptionValue): number[] {
  if (game.free) return game.players;
  const fitting = game.variants.filter((variant) => variant[key] === value);
  return [...new Set(fitting.map((variant) => Number(variant.players)))].sort();
}

/** `2–4` or `3`. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? String(most) : `${least}–${most}`;
}

const named = (option: OptionInfo, value: OptionValue, language: Language): string =>
  option.choices?.find((choice) => choice.value === value)?.label[language] ?? String(value);

/** What is special about a table: the values that are not the usual ones, in words. */
export function specials(game: GameInfo, variant: Variant, language: Language): string[] {
  return game.options.flatMap((option) => {
    const value = variant[option.key];
    if (value === undefined || value === option.default) return [];
    return [option.kind === "bool" ? option.label[language]! : named(option, value, language)];
  });
}
