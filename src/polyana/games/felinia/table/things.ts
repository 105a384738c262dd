// The words of Felinia's table, as the server describes them.
import type { Player, SeatProps, TableProps } from "$lib/contract";
import type { components } from "$api/schema";

type Schemas = components["schemas"];

export type View = Schemas["felinia.View"];
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

export const points = (player: PlayerView): number =>
  (player.sheet ?? []).reduce((sum, line) => sum + line.points, 0);
