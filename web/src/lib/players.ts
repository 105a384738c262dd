// Seats with their colours: safe for the colour-blind, and each with a pattern of its own.
import type { SeatInfo } from "../api/types";
import type { Player } from "./contract";
import { t } from "./speech.svelte";

export const COLOURS = ["#3B6FB6", "#D9822B", "#2A9D8F", "#8E5BA6"] as const;
/** The bots for people, from the weakest to the strongest; the usual one takes every seat that nobody asks for. */
export const LEVELS = ["easy", "medium", "hard"];
export const USUAL_BOT = "medium";
/** Who sits opposite somebody at a new table. */
export const FIRST_BOT = "easy";
export const PATTERNS = ["plain", "diagonal", "dots", "hatch"] as const;

/** Whoever sat here last: a person keeps their name when a bot plays on for them. */
const personName = (seat: SeatInfo): string => seat.name || t("guest", { number: seat.seat + 1 });

export function seatName(seat: SeatInfo, seats: SeatInfo[]): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person") return personName(seat);
  if (seat.handed_at !== null) return t("bot-for", { player: personName(seat) });
  const likes = seats.filter(
    (other) => other.kind === "bot" && other.bot === seat.bot && other.handed_at === null,
  );
  const name = t(`bot-${seat.bot}`);
  return likes.length > 1 ? `${name} ${likes.indexOf(seat) + 1}` : name;
}

/** Everybody's names after so many moves: what a person did before a bot took over stays theirs. */
export const namesAt = (number: number, seats: SeatInfo[], names: string[]): string[] =>
  seats.map((seat) =>
    seat.kind === "bot" && seat.handed_at !== null && number <= seat.handed_at
      ? personName(seat)
      : names[seat.seat]!,
  );

export const playersOf = (seats: SeatInfo[]): Player[] =>
  seats.map((seat, number) => ({
    seat: number,
    name: seatName(seat, seats),
    colour: COLOURS[number % COLOURS.length]!,
    pattern: PATTERNS[number % PATTERNS.length]!,
    bot: seat.kind === "bot",
  }));
