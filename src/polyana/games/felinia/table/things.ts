// The words of Felinia's table, as the server describes them.
import type { Player, SeatProps, TableProps } from "$lib/contract";
import type { components } from "$api/schema";

type Schemas = components["schemas"];

export type Ship = Required<Schemas["felinia.Ship"]>;
export type View = Omit<Schemas["felinia.View"], "ships"> & { ships: Ship[] };
export type PlayerView = Schemas["felinia.PlayerView"];
export type Content = Schemas["felinia.Content"];
export type Island = Schemas["felinia.Island"];
export type Province = Schemas["felinia.Province"];
export type Props = TableProps<View, Content>;
export type OfProps = SeatProps<View, Content>;
export type { Player };

export const GUILD = "guild";
export const CARDS = ["gold", "spice", "food"] as const;

/** The cards that this game knows: food belongs to the advanced one. */
export const cardsOf = (view: View, content: Content): string[] =>
  CARDS.filter((card) => card !== "food" || content.modes[view.mode]!.food);

/** What one unit sells for; food cannot be sold. */
export function salePrice(thing: string, content: Content): number {
  if (thing === "gold") return content.sale.gold;
  if (thing === "spice") return content.sale.spice;
  return thing in content.goods ? content.sale.goods : 0;
}

/** The bid tokens a player has still to place, or that have still to act. */
export function tokensLeft(view: View, content: Content, seat: number): number {
  if (view.phase !== "bidding")
    return Object.values(view.stacks)
      .flat()
      .filter((owner) => owner === seat).length;
  const players = view.players.length;
  const beforeTurn = (seat - view.first + players) % players < view.turn;
  return content.limits.bid_tokens_per_player - (view.lap - 1) - (beforeTurn ? 1 : 0);
}

/** How many tiles lie on the posts of a kingdom, face up or face down. */
export const tilesLeft = (view: View, content: Content, kingdom: string): number =>
  content.islands[view.mode]!.posts[kingdom]!.filter(
    (post) => post in view.face_up || view.face_down.includes(post),
  ).length;

/** Tiles of a kind in a kingdom: face up, perhaps face down, and gone as far as this seat can know. */
export function tileStand(
  view: View,
  content: Content,
  seat: number | null,
  kingdom: string,
  kind: string,
): { up: number; perhaps: number; gone: number } {
  const count = (tiles: string[]) =>
    tiles.filter((tile) => content.tiles[tile]?.kingdom === kingdom && content.tiles[tile]?.kind === kind)
      .length;
  const all = content.kingdoms[kingdom]!.tile_mix[kind] ?? 0;
  const up = count(Object.values(view.face_up));
  const own = seat === null ? 0 : count(view.players[seat]!.tiles ?? []);
  const posts = content.islands[view.mode]!.posts[kingdom]!;
  const perhaps = Math.min(all - up - own, posts.filter((post) => view.face_down.includes(post)).length);
  return { up, perhaps, gone: all - up - perhaps };
}

/** What n trade tiles of a kind are worth (F-146). */
export const setPoints = (content: Content, kind: string, count: number): number =>
  count * Math.min(count, content.kinds[kind]!.cap);

export const points = (player: PlayerView): number =>
  (player.sheet ?? []).reduce((sum, line) => sum + line.points, 0);
