// The ships as things stand: in which order they leave, whether they sail, and what a fare still lacks.
import type { Content, PlayerView, Ship, View } from "./things";

/** The numbers of the ships, earliest departure first, those without a deck tile last. */
export function byDeparture(view: View, content: Content): number[] {
  const minutes = (number: number) => content.decks[view.ships[number]!.deck]?.minutes ?? 24 * 60;
  return view.ships.map((_, number) => number).sort((a, b) => minutes(a) - minutes(b));
}

export const isFull = (ship: Ship, content: Content): boolean =>
  ship.deck !== "" && ship.seats.length === content.decks[ship.deck]!.seats;

/** Why a ship sails as things stand (F-085, F-086, F-140), or an empty text. */
export function sails(
  number: number,
  view: View,
  content: Content,
): "" | "now" | "next" | "last" | "full" | "earliest" {
  const ship = view.ships[number]!;
  if (view.phase === "exploration") {
    if (!view.sailing.includes(number)) return "";
    return view.sailing[0] === number ? "now" : "next";
  }
  if ((view.phase !== "bidding" && view.phase !== "trade") || !ship.deck) return "";
  if (view.ending) return "last";
  if (isFull(ship, content)) return "full";
  const none = !view.ships.some((one) => isFull(one, content));
  return none && byDeparture(view, content)[0] === number ? "earliest" : "";
}

/** The units that a player lacks for a fare, one by one. */
export function missing(deck: string, player: PlayerView, content: Content): string[] {
  const fare = content.fares[deck]!;
  const goods = fare.goods.flatMap(([kind, count]) =>
    Array<string>(Math.max(0, count - (player.hold[kind] ?? 0))).fill(kind),
  );
  return [...goods, ...Array<string>(Math.max(0, fare.coins - player.coins)).fill("coin")];
}

/** The units of a fare, one by one. */
export function fareUnits(deck: string, content: Content): string[] {
  const fare = content.fares[deck]!;
  return [
    ...fare.goods.flatMap(([kind, count]) => Array<string>(count).fill(kind)),
    ...Array<string>(fare.coins).fill("coin"),
  ];
}
