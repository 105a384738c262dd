// Which games can be laid out: every variant of a game is a number of players with values of its options. Where options
// are free they can be combined at will, and the variants are only examples.
import type { GameInfo, Language, OptionInfo, OptionValue } from "../api/types";

export type Variant = Record<string, OptionValue>;

/** The variant at a first table: usual options but for what a first game does not need, two players if that can be. */
export function first(game: GameInfo): Variant {
  const usual = game.variants.filter((variant) =>
    game.options.every((option) => variant[option.key] === option.default),
  );
  const several = usual.filter((variant) => Number(variant.players) > 1);
  const [least = game.variants[0]!] = (several.length > 0 ? several : usual).toSorted(
    (one, other) => Number(one.players) - Number(other.players),
  );
  return { ...least, ...game.first };
}

/** Whether an option means anything in this variant: the game says what it needs. */
export function applies(game: GameInfo, option: OptionInfo, variant: Variant): boolean {
  if (!Object.entries(option.needs).every(([key, values]) => values.includes(variant[key]!))) return false;
  if (game.free || option.kind === "text") return true;
  const here = game.variants.filter((other) => other.players === variant.players);
  return new Set(here.map((other) => other[option.key])).size > 1 || game.players.length === 1;
}

/** What is sent of a variant: options that mean nothing here are left as usual. */
export function chosen(game: GameInfo, variant: Variant): Variant {
  const kept = game.options.filter((option) => applies(game, option, variant));
  return Object.fromEntries(kept.map((option) => [option.key, variant[option.key]!]));
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
    if (option.kind === "bool") return value === true ? [option.label[language]!] : [];
    return value === undefined || value === option.default ? [] : [named(option, value, language)];
  });
}
