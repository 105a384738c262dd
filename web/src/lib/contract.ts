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

/**
 * How the height of a wide window is shared out between the regions left of the question. Each region is a size
 * container: what lies in it scales with `cqw` and `cqh`, and scrolls within itself only as a last resort. A region
 * with no share is not there.
 */
export interface Layout {
  board: number;
  own: number;
  hand: number;
}

/** How a move goes over the table. */
export interface Way {
  /** Where it can be taken up and carried from; a move without it is only clicked. */
  from?: Spot;
  /** Where something lies afterwards. */
  to: Spot;
  /** What is carried, and what will lie there: the inside of a 24 x 24 SVG. */
  picture: string;
}

/** The default export of `src/polyana/games/<game>/table/index.ts`. */
export interface GameTable {
  /** What its rulebook shows of the table, `table/rulebook.ts`; loaded when the rulebook is opened. */
  exhibits?: () => Promise<{ default: Exhibits }>;
  /** The shared board, large, at the left. */
  board: Component<TableProps<any, any>>;
  /** What lies before the viewer: own boards, below the shared one. Only shown to a seat. */
  own: Component<TableProps<any, any>>;
  /** The hand, docked along the lower edge. Only shown to a seat. */
  hand?: Component<TableProps<any, any>>;
  /** The table lies on a desk exactly as high as the window, with everything in sight: who gets how much of it. */
  layout: (view: any, seat: number | null) => Layout;
  /** Whether the page says words of the terminal's screen, too (`locale/screen.*.ftl`); it does unless this is false. */
  screenWords?: boolean;
  /** The three or so numbers that matter, in the list of players. */
  seat: Component<SeatProps<any, any>>;
  /** What of a seat is open below its numbers in the list of players; here may be spots. */
  strip?: Component<SeatProps<any, any>>;
  /** All that lies before a seat, opened from the list of players. */
  seatBoard: Component<SeatProps<any, any>>;
  /** What the game tells at its end, between who won and the score sheet. */
  ending?: Component<TableProps<any, any>>;
  /** A card as it is read, large, while it is looked at (`look`); a game without cards has none. */
  card?: Component<CardProps>;
  /** Where a move lies on the table; a move with no spots is only a button. */
  spots: (move: string[], view: any, content: any) => Spot[];
  /** How a move goes over the table, if it puts something somewhere. */
  way: (move: string[], view: any, content: any, seat: number) => Way | null;
  /** The anchors that a line of the log speaks of. */
  mentions: (event: string, facts: Fact[], view: any, content: any) => Spot[];
  /** What flies over the table when this is told. */
  flights: (line: LogLine, view: any, content: any) => Flight[];
  /** The picture of a component or a word of the game, if it has one: the inside of a 24 x 24 SVG. */
  icon: (id: string, content: any) => string;
}

/** A part of the table as a rulebook shows it, with what it is given. */
export interface Exhibit {
  part: Component<any>;
  props: Record<string, any>;
  /** How wide it is drawn, if not as wide as it likes; never wider than the page. */
  width?: string;
}

export const exhibit = <P extends Record<string, any>>(
  part: Component<P>,
  props: NoInfer<P>,
  width?: string,
): Exhibit => (width ? { part, props, width } : { part, props });

/**
 * The default export of `src/polyana/games/<game>/table/rulebook.ts`: what the pictures of its rulebook show besides
 * signs and cards. `![](ship:3)` is what `ship` makes of "3" and a table that was just set up.
 */
export type Exhibits = Record<string, (of: string, table: TableProps<any, any>) => Exhibit>;

export type ViewOf = Sight["table"];
