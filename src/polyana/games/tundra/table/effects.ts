// The effect of a card in signs: `2 equal -> build_tower x2` becomes a row of pictures and numbers.
import { spread, type Token } from "$lib/tokens";

const VERBS: Record<string, string> = {
  build_tower: "tower",
  place_worker: "worker",
  settle_worker: "worker",
  take_card: "card",
  refresh_market: "market",
  recover_advisor: "recover",
  upgraded_board: "upgrade",
  own_tower: "tower",
  own_worker: "worker",
};

const signOf = (word: string): string => VERBS[word] ?? word;

function item(text: string): Token[] {
  const per = /^(\d+) (\w+) per (\w+)(?: max (\d+))?$/.exec(text);
  if (per) {
    const [, amount, noun, counter, limit] = per;
    const most: Token[] = limit ? [{ mark: `≤${limit}` }] : [];
    return [
      { sign: signOf(noun!), count: amount! },
      { mark: ":" },
      { sign: signOf(counter!), count: "" },
      ...most,
    ];
  }
  const goods = /^(\d+) (\w+)$/.exec(text);
  if (goods) return [{ sign: signOf(goods[2]!), count: goods[1]! }];
  const verb = /^(\w+)(?:\((\d+)\))?$/.exec(text);
  if (!verb) return [{ mark: text }];
  const [, name, number] = verb;
  return [{ sign: signOf(name!), count: number ? (name === "upgrade" ? `−${number}` : number) : "" }];
}

const side = (text: string): Token[] => spread(text, " / ", "/", (bundle) => spread(bundle, " + ", "", item));

function part(text: string): Token[] {
  const repeated = /^(.*) x ?(\w+)$/.exec(text);
  const once = spread(repeated?.[1] ?? text, " -> ", "›", side);
  if (!repeated) return once;
  const times = repeated[2]!;
  return [
    ...once,
    { mark: /^\d/.test(times) ? `×${times}` : "×" },
    ...(/^\d/.test(times) ? [] : item(times)),
  ];
}

/** The parts of an effect, each a row of tokens. A moment before it (`round_start:`) is left to the words. */
export const parts = (effect: string): Token[][] =>
  effect
    .replace(/^\w+: /, "")
    .split(";")
    .map((one) => part(one.trim()));
