// The words of the Settlers' table, as the server describes them.
import type { Player, SeatProps, TableProps } from "$lib/contract";
import type { TableTalk } from "$lib/speech.svelte";
import type { components } from "$api/schema";

type Schemas = components["schemas"];

export type View = Schemas["settlers.View"];
export type PlayerView = Schemas["settlers.PlayerView"];
export type LocationView = Schemas["settlers.LocationView"];
export type DealView = Required<Schemas["settlers.DealView"]>;
export type Face = Required<Schemas["settlers.CardFace"]>;
export type Content = Omit<Schemas["settlers.Box"], "faces" | "tokens"> & {
  faces: Record<string, Face>;
  tokens: Record<string, Required<Schemas["settlers.TokenFace"]>>;
};
export type Props = TableProps<View, Content>;
export type OfProps = SeatProps<View, Content>;
export type { Player };

export const GOODS = ["wood", "stone", "food", "gold", "worker", "raze", "defence"] as const;
export const ROWS = ["production", "feature", "action"] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/** Copies are alike: what is printed on a card, by the id of the card. */
export const printing = (card: string, content: Content): string => content.copies[card] ?? card;

export const faceOf = (card: string, content: Content): Face | undefined =>
  content.faces[printing(card, content)];

/** Everybody with a seat or without: the virtual player of the solo game sits behind the people. */
export const everybody = (view: View): PlayerView[] =>
  view.bot ? [...view.players, view.bot] : view.players;

/** The seat whose secrets this view shows; the spectator has none. */
export const viewer = (view: View): number => view.players.findIndex((player) => player.hand != null);

/** Who has a location or a Foundation. */
export const ownerOf = (card: string, view: View): number =>
  everybody(view).findIndex(
    (player) =>
      player.empire.some((place) => place.card === card) ||
      player.foundations.includes(card) ||
      Object.values(player.rows).some((row) => row.includes(card)),
  );

/** Common locations of a row, right of the board, in the order they came. */
export const commonOf = (player: PlayerView, row: string, content: Content): LocationView[] =>
  player.empire.filter((place) => {
    const face = faceOf(place.card, content);
    return face?.faction === "" && face.category === row;
  });

/** Cards of one printing lie in one stack: its first card, and how many. */
export interface Stack {
  card: string;
  printing: string;
  many: number;
}

export function stacks(cards: string[], content: Content): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of cards) {
    const name = printing(card, content);
    const stack = found.get(name);
    if (stack) stack.many += 1;
    else found.set(name, { card, printing: name, many: 1 });
  }
  return [...found.values()];
}

export const points = (player: PlayerView): number =>
  player.sheet.reduce((sum, line) => sum + line.points, 0);

/** What stands on a card is what it is called on buttons and in the log: further copies have a number. */
export const title = (card: string, content: Content, talk: TableTalk): string =>
  talk.names[card] ?? talk.name(printing(card, content));

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
