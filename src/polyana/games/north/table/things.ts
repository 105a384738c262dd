// The words of the northern table, as the server describes them.
import type { Player, SeatProps, TableProps } from "$lib/contract";
import type { TableTalk } from "$lib/speech.svelte";
import type { components } from "$api/schema";

type Schemas = components["schemas"];
type Amounts = Record<string, number>;

export type View = Schemas["north.View"];
export type PlayerView = Schemas["north.PlayerView"];
export type SiteView = Schemas["north.SiteView"];
export type Ship = Schemas["north.Ship"];
export type CardOutlook = Schemas["north.CardOutlook"];
export type Face = Required<Schemas["north.CardFace"]>;
export type Content = Omit<Schemas["north.Box"], "faces"> & { faces: Record<string, Face> };

export type Props = TableProps<View, Content>;
export type OfProps = SeatProps<View, Content>;
export type { Player };

/** Goods in the order in which every supply is shown. */
export const GOODS = ["food", "wood", "stone", "sheep", "fish", "gold", "raze"] as const;
export const TILES = ["explore", "populate", "construct", "harvest", "sail"] as const;

/** Copies are alike: what is printed on a card, by the id of the card. */
export const titleOf = (card: string, content: Content): string => content.copies[card] ?? card;

export const faceOf = (card: string, content: Content): Face | undefined =>
  content.faces[titleOf(card, content)];

/** What stands on a card is what it is called on buttons and in the log: further copies have a number. */
export const nameOf = (card: string, content: Content, talk: TableTalk): string =>
  talk.names[card] ?? talk.name(titleOf(card, content));

/** The seat whose secrets this view shows: the spectator has none, and before the clans are chosen nobody has. */
export const viewer = (view: View): number =>
  view.players.findIndex((player) => player.hand.length + player.drawn.length > 0);

/** Cards of one title lie in one stack: its first card, and how many. */
export interface Stack {
  card: string;
  title: string;
  many: number;
}

export function stacks(cards: string[], content: Content): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of cards) {
    const title = titleOf(card, content);
    const stack = found.get(title);
    if (stack) stack.many += 1;
    else found.set(title, { card, title, many: 1 });
  }
  return [...found.values()];
}

/** A Field of an empire with the upgrades under it. */
export interface FieldStack {
  field: SiteView;
  upgrades: SiteView[];
}

/** An empire by rows: Fields with their upgrades, Actions, Features, islands. */
export interface Rows {
  fields: FieldStack[];
  actions: SiteView[];
  features: SiteView[];
  islands: SiteView[];
}

export function rowsOf(empire: SiteView[], content: Content): Rows {
  const rows: Rows = { fields: [], actions: [], features: [], islands: [] };
  for (const site of empire) {
    const face = faceOf(site.card, content);
    if (!face || site.under) continue;
    if (face.distance) rows.islands.push(site);
    else if (face.kind === "action") rows.actions.push(site);
    else if (face.kind === "feature") rows.features.push(site);
    else rows.fields.push({ field: site, upgrades: empire.filter((other) => other.under === site.card) });
  }
  return rows;
}

/** Goods of an amount in the order of the supply. */
export const inOrder = (amounts: Amounts): [string, number][] => {
  const order: string[] = [...GOODS, "worker", "resource", "good", "hand_card", "vp", "card"];
  return Object.entries(amounts)
    .filter(([, number]) => number > 0)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
};
