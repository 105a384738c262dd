// Seats with their colours: safe for the colour-blind, and each with a pattern of its own.
import type { SeatInfo } from "../api/types";
import type { Player } from "./contract";
import { t } from "./speech.svelte";

export const COLOURS = ["#3B6FB6", "#D9822B", "#2A9D8F", "#8E5BA6"] as const;
/** The bots for people, from the weakest to the strongest; the usual one takes every seat that nobody asks for. */
export const LEVELS = ["easy", "medium", "hard"];
export const USUAL_BOT = "medium";
export const PATTERNS = ["plain", "diagonal", "dots", "hatch"] as const;

export function seatName(seat: SeatInfo, seats: SeatInfo[]): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person" && seat.name) return seat.name;
  if (seat.kind === "person") return t("guest", { number: seat.seat + 1 });
  const likes = seats.filter((other) => other.kind === "bot" && other.bot === seat.bot);
  const name = seat.name || t(`bot-${seat.bot}`);
  return likes.length > 1 ? `${name} ${likes.indexOf(seat) + 1}` : name;
}

export const playersOf = (seats: SeatInfo[]): Player[] =>
  seats.map((seat, number) => ({
    seat: number,
    name: seatName(seat, seats),
    colour: COLOURS[number % COLOURS.length]!,
    pattern: PATTERNS[number % PATTERNS.length]!,
    bot: seat.kind === "bot",
  }));
