// The table of Tundra.
import type { GameTable } from "$lib/contract";
import BoardTable from "./BoardTable.svelte";
import Estate from "./Estate.svelte";
import OwnTable from "./OwnTable.svelte";
import SeatLine from "./SeatLine.svelte";
import { spots } from "./spots";
import { flights, icon, mentions } from "./telling";
import "./theme.css";

export default {
  board: BoardTable,
  own: OwnTable,
  seat: SeatLine,
  seatBoard: Estate,
  spots,
  mentions,
  flights,
  icon,
} satisfies GameTable;
