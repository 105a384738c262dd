// The words of the table of Revive, as the server describes them.
import type { Player, SeatProps, TableProps } from "$lib/contract";
import type { TableTalk } from "$lib/speech.svelte";
import type { components } from "$api/schema";

type Schemas = components["schemas"];

export type View = Schemas["revive.View"];
export type PlayerView = Schemas["revive.PlayerView"];
export type Due = Schemas["revive.Due"];
export type Raised = Schemas["revive.Raised"];
export type HalfFace = Schemas["revive.HalfFace"];
export type TechFace = Schemas["revive.TechFace"];
export type Content = Schemas["revive.Box"];
export type Props = TableProps<View, Content>;
export type OfProps = SeatProps<View, Content>;
export type { Player };

/** In the order in which every supply is shown. */
export const SUPPLY = ["crystal", "gear", "book", "food"] as const;
export const TRACKS = ["grey", "green", "yellow"] as const;
export const GEMS = ["purple", "orange", "white"] as const;
export const RESOURCE: Record<string, string> = { grey: "gear", green: "book", yellow: "food" };

/** Starting cards and crates have copies that look alike. */
export const titleOf = (id: string, content: Content): string => content.copies[id] ?? id;

export const cardOf = (id: string, content: Content) => content.cards[titleOf(id, content)];
export const crateOf = (id: string, content: Content): string => content.crates[titleOf(id, content)] ?? "";

/** The pieces of the board by name: every hex and corner with its kind; what nobody has seen has none. */
export function kindsOf(view: View, content: Content): Map<string, string> {
  const names = [...Object.keys(content.hexes), ...Object.keys(content.corners)];
  const found = new Map<string, string>();
  names.forEach((name, at) => {
    const kind = content.kinds[view.ground[at] ?? ""];
    if (kind) found.set(name, kind);
  });
  return found;
}

/** The place of a hex: `a04` of `a04_1`. */
export const placeOf = (hex: string): string => hex.replace(/_\d$/, "");

/** The reward of the ocean on a hex that is known. */
export function oceanOf(hex: string, view: View, content: Content): string {
  const tile = view.tiles[placeOf(hex)];
  return (tile && content.tiles[tile.tile]?.ocean) || "";
}

/** What a hex or a corner is called where it is spoken of. */
export function spoken(name: string, view: View, content: Content, talk: TableTalk): string {
  if (content.corners[name]) return talk.name(view.large[name] ?? name);
  if (name === "pit") return talk.name("pit");
  const kind = kindsOf(view, content).get(name);
  return kind ? talk.name(kind) : talk.say("table-ice");
}

/** Cards of a player that lie in slots, with the slot of each. */
export const slotted = (player: PlayerView): [string, string][] =>
  Object.entries(player.slots).flatMap(([slot, cards]) =>
    cards.map(({ card }): [string, string] => [card, slot]),
  );

/** A technology by its id, on the side of a player. */
export const techOf = (id: string, player: PlayerView, content: Content) =>
  content.sides[player.side]?.techs.find((tech) => tech.id === id);

/** What stands on a component, by whatever id: the notation of its effect. */
export function effectOf(id: string, content: Content): string {
  return (
    content.machines[id]?.effect ??
    content.modules[id]?.effect ??
    content.plates[id] ??
    content.large[id] ??
    content.categories[id] ??
    crateOf(id, content)
  );
}

/** How a chapter ended, in a line. */
export function toldEnding(ending: Schemas["revive.Ending"], talk: TableTalk): string {
  const { best = 0, threshold = 0 } = ending;
  const chapter = talk.name(ending.chapter);
  return ending.players
    ? talk.say("table-ending", { chapter, best, threshold })
    : talk.say("table-unplayed", { chapter });
}
