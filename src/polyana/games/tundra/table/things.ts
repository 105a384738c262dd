// Tundra's words in types, and what the table reads out of the view and the content.
import type { components } from "$api/schema";

type Schemas = components["schemas"];

export type View = Schemas["tundra.View"];
export type Content = Schemas["tundra.Content"];
export type PlayerView = Schemas["tundra.PlayerView"];
export type Board = Schemas["tundra.Board"];
export type Frame = Schemas["tundra.Frame"];
export type DicePrice = Schemas["tundra.DicePrice"];
export type GoalView = Schemas["tundra.GoalView"];
export type Title = Schemas["tundra.Title"];

export const RESOURCES = ["kindling", "stone", "peat"] as const;
export const CELLS = [6, 5, 4, 3, 2, 1] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"] as const;

/** The seat that this view belongs to: the only one whose hand is seen. */
export const viewer = (view: View): number => view.players.findIndex((player) => player.hand != null);

/** The frames of the side that lies up. */
export const framesOf = (content: Content, order: string, upgraded: boolean): Frame[] => {
  const card = content.orders[order];
  return card ? (upgraded ? card.upgraded : card.basic).frames : [];
};

export const isAdvisor = (content: Content, card: string): boolean => card in content.advisors;

export const boostFrames = (content: Content, card: string): Frame[] =>
  (content.boosts[card] ?? content.starting_boosts[card])?.frames ?? [];

export const effectAt = (frames: Frame[], cell: number): string =>
  frames.find((frame) => frame.cells.includes(cell))?.effect ?? "";

/** The boosts under a board: the starting one first. */
export const tucked = (board: Board): string[] => [
  ...(board.starting ? [board.starting] : []),
  ...(board.boosts ?? []),
];

export const cityCards = (player: PlayerView): number =>
  Object.keys(player.advisors).length +
  Object.values(player.boards).reduce((sum, board) => sum + (board.boosts?.length ?? 0), 0);

export const upgradedBoards = (player: PlayerView): number =>
  Object.values(player.boards).filter((board) => board.upgraded).length;

/** The name of a place's token, `""` while it lies face down. */
export const tokenAt = (view: View, content: Content, place: string) => {
  const token = view.face_up[place];
  return token ? content.glades[token] : undefined;
};
