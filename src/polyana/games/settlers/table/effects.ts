// The effect of a card in signs: `1 worker + 2 stone -> 3 vp` becomes a row of pictures and numbers.
import { spread, type Token } from "$lib/tokens";
import { commonOf, faceOf, ROWS, type Content, type PlayerView, type View } from "./things";

/** Verbs that need a second sign to be understood: what they are done to. */
const OBJECTS: Record<string, string[]> = {
  raze_hand: ["hand_card"],
  raze_enemy: ["location"],
  raze_own: ["location"],
  cancel_deal: ["deal"],
  steal_deal: ["deal"],
  build_deal: ["deal"],
  build_hand: ["faction_card"],
  remove_location: ["location"],
  enemy_deal: ["location"],
  enemy_discard: ["hand_card"],
  take_control: ["location"],
  conquer: ["location"],
  shift_left: ["location"],
  refresh: ["use"],
  copy_production: ["location"],
};

function counter(text: string): Token {
  const colour = /^(\w+)_location$/.exec(text)?.[1];
  if (!colour) return { sign: text === "removed_fortification" ? "fortification" : text, count: "" };
  if (colour === "enemy") return { sign: "conquer", count: "" };
  return colour === "protected" ? { sign: "defence", count: "" } : { colour };
}

function item(text: string): Token[] {
  const per = /^(\d+) (\w+) per (?:(\d+) )?(\w+)(?: max (\d+))?$/.exec(text);
  if (per) {
    const [, amount, noun, group, of, most] = per;
    return [
      { sign: noun!, count: amount! },
      { mark: group ? `/${group}` : "/" },
      counter(of!),
      ...(most ? [{ mark: `≤${most}` }] : []),
    ];
  }
  const goods = /^(\d+) (\w+)$/.exec(text);
  if (goods) return [{ sign: goods[2]!, count: goods[1]! }];
  const verb = /^(\w+)(?:\((.*)\))?$/.exec(text);
  if (!verb) return [{ mark: text }];
  const [, name, args = ""] = verb;
  const words = args.split(", ");
  if (name === "sift")
    return [{ sign: words[0]!, count: words[1]! }, { mark: "›" }, { sign: "hand_card", count: words[2]! }];
  if (name === "steal")
    return [
      { sign: "steal", count: "" },
      { sign: words[0]!, count: "" },
    ];
  if (name === "tithe") return [{ mark: "↺" }, { sign: "vp", count: words[0]! }];
  if (name === "store")
    return [
      { sign: "bag", count: "" },
      { sign: words[0]!, count: "" },
    ];
  if (name === "keep_here") return [{ mark: "↓" }, { sign: words[0]!, count: "" }];
  if (name === "tier")
    return words.slice(1).flatMap((step): Token[] => {
      const [needed, vp] = step.split(":");
      return [{ mark: `${needed}+` }, { sign: "vp", count: vp! }];
    });
  return [
    { sign: name!, count: name === "storage_cap" || name === "store_resources" ? args : "" },
    ...(OBJECTS[name!] ?? []).map((one) => ({ sign: one, count: "" })),
  ];
}

const side = (text: string): Token[] => spread(text, " / ", "/", (bundle) => spread(bundle, " + ", "", item));

/** `when build(grey):`, `free:` and the like. */
function moment(text: string): Token[] {
  const event = /^when (\w+)(?:\((\w+)\))?$/.exec(text);
  if (!event) return text === "end" || text === "round end" ? [{ sign: "hourglass", count: "" }] : [];
  const [, what, argument = ""] = event;
  switch (what) {
    case "build":
      return [
        { sign: "build", count: "" },
        argument === "faction" ? { sign: "faction_card", count: "" } : { colour: argument },
        { mark: ":" },
      ];
    case "gain_vp":
      return [{ mark: `≥${argument}` }, { sign: "vp", count: "" }, { mark: ":" }];
    case "lose_location":
      return [{ sign: "cross", count: "" }, { sign: "location", count: "" }, { mark: ":" }];
    case "enemy_exchange":
      return [{ sign: "exchange", count: "" }, { mark: ":" }];
    default:
      return [
        { sign: what === "raze" ? "raze_it" : what === "produce_deals" ? "deal" : what!, count: "" },
        { mark: ":" },
      ];
  }
}

function part(text: string): Token[] {
  const [, before = "", rest = text] = /^([\w ()]+): (.*)$/.exec(text) ?? [];
  const repeated = /^(.*) x(\d+)$/.exec(rest);
  const once = spread(repeated?.[1] ?? rest, " -> ", "→", side);
  return [...moment(before), ...once, ...(repeated ? [{ mark: `×${repeated[2]}` }] : [])];
}

/** The parts of an effect, each a row of tokens. */
export const parts = (effect: string): Token[][] =>
  effect ? effect.split(/; ?/).map((one) => part(one.trim())) : [];

/** The round of the Production that comes next. */
export const upcoming = (view: View): number =>
  view.round + (view.phase === "lookout" || view.phase === "production" ? 0 : 1);

/** How many a counter of the notation counts in an empire as it stands. */
function count(counted: string, player: PlayerView, content: Content): number {
  if (counted === "deal") return player.deals.length;
  if (counted === "samurai") return player.empire.filter((place) => place.samurai).length;
  const colour = counted.replace(/_location$/, "");
  return player.empire.filter((place) => {
    const face = faceOf(place.card, content);
    if (colour === "enemy") return face?.faction && face.faction !== player.faction;
    return face?.colours.includes(colour);
  }).length;
}

/** What the next Production would give as the empire stands; `more` if there is a choice or a deed beyond the goods. */
export function outlook(
  player: PlayerView,
  view: View,
  content: Content,
): { goods: Record<string, number>; more: boolean } {
  const goods: Record<string, number> = {};
  let more = false;
  const gain = (good: string, n: number) => (goods[good] = (goods[good] ?? 0) + n);
  const read = (effect: string) => {
    if (!effect) return;
    if (/ \/ |->/.test(effect)) {
      more = true;
      return;
    }
    for (const one of effect.split(" + ")) {
      const goods = /^(\d+) (\w+)(?: per (?:(\d+) )?(\w+)(?: max (\d+))?)?$/.exec(one);
      if (!goods) {
        more = true;
        continue;
      }
      const [, amount, good, group, counted, most] = goods;
      const times = counted ? Math.floor(count(counted, player, content) / Number(group ?? 1)) : 1;
      gain(good!, Math.min(Number(amount) * times, Number(most ?? Infinity)));
    }
  };
  read(content.boards[player.faction]?.effect ?? "");
  for (const deal of player.deals) gain(deal.good, 1);
  for (const place of player.empire) {
    const face = faceOf(place.card, content);
    if (face?.category === "production") read(face.effect);
  }
  for (const effect of inForce(view, content, upcoming(view)))
    if (effect.startsWith("production: ")) read(effect.slice("production: ".length));
  return { goods, more };
}

/** The groups of promo tokens that this table plays with. */
const plays = (group: string, view: View): boolean => {
  const chosen = (view.options.promo ?? "none").split(",").map((one) => one.trim());
  return chosen.includes("all") || chosen.includes(group);
};

/** Events and decrees as they lie in a round: their names with their effects. */
export function eventsOf(view: View, content: Content, round: number): [string, string][] {
  return Object.entries(content.tokens).flatMap(([name, token]): [string, string][] => {
    if ((token.kind !== "event" && token.kind !== "decree") || !plays(token.group, view)) return [];
    const sides = Object.entries(token.sides);
    const side = sides[(round - 1) % Math.max(1, sides.length)];
    return [side ?? [name, token.effect]];
  });
}

const inForce = (view: View, content: Content, round: number): string[] =>
  eventsOf(view, content, round).map(([, effect]) => effect);

/** How many cards the longest row has left and right of the board. */
export const widths = (player: PlayerView, content: Content): [number, number] => [
  Math.max(1, ...ROWS.map((row) => player.rows[row]?.length ?? 0)),
  Math.max(
    1,
    ...ROWS.map(
      (row) => commonOf(player, row, content).length + (row === "action" ? player.foundations.length : 0),
    ),
  ),
];
