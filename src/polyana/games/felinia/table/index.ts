// Felinia's table: a sea chart and a city of cats.
import type { GameTable } from "$lib/contract";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { spots } from "./spots";
import { flights, icon, mentions } from "./telling";
import { way } from "./ways";
import "./theme.css";

export default {
  board: Board,
  own: Own,
  layout: (_: unknown, seat: number | null) => ({ board: 85, own: seat === null ? 0 : 15, hand: 0 }),
  seat: Seat,
  seatBoard: SeatBoard,
  spots,
  way,
  mentions,
  flights,
  icon,
  exhibits: () => import("./rulebook"),
} satisfies GameTable;
