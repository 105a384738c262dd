// How large the hexes of the map are drawn, and what a layout of them covers.
import { HexGrid } from "$lib/hexes";
import type { Content } from "./things";

export const GRID = new HexGrid(58);

export const frameOf = ({ hexes, entry }: Content["layouts"][string]) =>
  GRID.frame([...Object.values(hexes), ...entry.lake], 22);
