// What a game's `table/` folder provides to the page, and what it is given.
import type { Component } from "svelte";
import type { Fact, LogLine, Sight } from "../api/types";
import type { Flight } from "./motion";
import type { Picker, Spot } from "./picker.svelte";
import type { TableTalk } from "./speech.svelte";

/** How a seat looks and what it is called. */
export interface Player {
  seat: number;
  name: string;
  colour: string;
  pattern: "plain" | "diagonal" | "dots" | "hatch";
  bot: boolean;
}

/** What every component of a game's table is given. `V` is the game's view, `C` its content. */
export interface TableProps<V = unknown, C = unknown> {
  view: V;
  content: C;
  /** Whose eyes: own things are open to this seat; null is a spectator. */
  seat: number | null;
  players: Player[];
  /** The seats that are asked now. */
  asked: number[];
  /** Lights up legal moves and takes clicks. */
  picker: Picker;
  talk: TableTalk;
}

export interface SeatProps<V = unknown, C = unknown> extends TableProps<V, C> {
  /** The seat to show. */
  of: number;
}

/** What a card is given that is drawn large. */
export interface CardProps<C = any> {
  card: string;
  content: C;
  talk: TableTalk;
}

/** The default export of `src/polyana/games/<game>/table/index.ts`. */
export interface GameTable {
  /** The shared board, large, at the left. */
  board: Component<TableProps<any, any>>;
  /** What lies before the viewer: own boards and hand, below the board. Only shown to a seat. */
  own: Component<TableProps<any, any>>;
  /** The three or so numbers that matter, in the list of players. */
  seat: Component<SeatProps<any, any>>;
  /** All that lies before a seat, opened from the list of players. */
  seatBoard: Component<SeatProps<any, any>>;
  /** A card as it is read, large, while it is looked at (`look`); a game without cards has none. */
  card?: Component<CardProps>;
  /** Where a move lies on the table; a move with no spots is only a button. */
  spots: (move: string[], view: any, content: any) => Spot[];
  /** The anchors that a line of the log speaks of. */
  mentions: (event: string, facts: Fact[], view: any, content: any) => Spot[];
  /** What flies over the table when this is told. */
  flights: (line: LogLine, view: any, content: any) => Flight[];
  /** The picture of a component or a word of the game, if it has one: the inside of a 24 x 24 SVG. */
  icon: (id: string, content: any) => string;
}

export type ViewOf = Sight["table"];
