// The table of Tundra.
import type { GameTable } from "$lib/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { spots } from "./spots";
import { flights, icon, mentions } from "./telling";
import type { View } from "./things";
import { way } from "./ways";
import "./theme.css";

export default {
  board: Board,
  own: Own,
  hand: Hand,
  /** Who watches has nothing before them; the hand is there as long as first boosts are chosen. */
  layout: (view: View, seat: number | null) =>
    seat === null
      ? { board: 1, own: 0, hand: 0 }
      : view.phase === "boosts"
        ? { board: 26, own: 48, hand: 26 }
        : { board: 52, own: 48, hand: 0 },
  seat: Seat,
  seatBoard: SeatBoard,
  spots,
  way,
  mentions,
  flights,
  icon,
  exhibits: () => import("./rulebook"),
} satisfies GameTable;
