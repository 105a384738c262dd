// The table of Empires of the North.
import type { GameTable } from "$lib/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LargeCard from "./LargeCard.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { spots } from "./spots";
import Strip from "./Strip.svelte";
import { flights, icon, mentions } from "./telling";
import type { View } from "./things";
import { way } from "./ways";
import "./theme.css";

export default {
  board: Board,
  own: Own,
  hand: Hand,
  /** Before the clans are known there is only the choice; who watches has nothing before them. */
  layout: (view: View, seat: number | null) =>
    view.phase === "clans" || seat === null
      ? { board: 1, own: 0, hand: 0 }
      : { board: 40, own: 37, hand: 23 },
  screenWords: false,
  seat: Seat,
  strip: Strip,
  seatBoard: SeatBoard,
  card: LargeCard,
  spots,
  way,
  mentions,
  flights,
  icon,
  exhibits: () => import("./rulebook"),
} satisfies GameTable;
