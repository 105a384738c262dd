// What the pictures of a rulebook are drawn with.
import { createContext } from "svelte";
import type { Symbol } from "../api/types";
import type { Exhibit, Exhibits, GameTable, TableProps } from "../lib/contract";
import { exhibit } from "../lib/contract";
import type { Picture } from "./reading";

export interface Showing {
  game: GameTable;
  exhibits: Exhibits;
  symbols: Symbol[];
  table: TableProps;
}

/** In a function, so that it follows the language. */
export const [showing, provideShowing] = createContext<() => Showing>();

const CARD = "15rem";

/** The part of the table that a picture shows; none if the game has no such thing. */
export function shownBy({ kind, of }: Picture, { game, exhibits, table }: Showing): Exhibit | undefined {
  const { content, talk } = table;
  if (kind === "card" && game.card) return exhibit(game.card, { card: of, content, talk }, CARD);
  return exhibits[kind]?.(of, table);
}

/** What a picture shows, in words. */
export function called({ kind, of, caption }: Picture, { symbols, table }: Showing): string {
  if (caption) return caption;
  const sign = kind === "sign" ? symbols.find((symbol) => symbol.of === of) : undefined;
  return sign?.name ?? table.talk.name(of);
}
