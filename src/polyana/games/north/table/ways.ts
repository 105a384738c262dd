// How moves go over the table.
import type { Way } from "$lib/contract";
import { sign } from "./signs";
import { tileOf } from "./spots";
import { icon } from "./telling";
import { titleOf, type Content, type View } from "./things";

export function way(move: string[], _view: View, content: Content, seat: number): Way | null {
  const [verb, first = "", second = ""] = move;
  const hand = `hand ${titleOf(first, content)}`;
  const pawn = sign("idle_pawn");
  switch (verb) {
    case "place":
      return { from: "pawn home", to: `tile ${first}`, picture: pawn };
    case "move":
    case "pawn":
      return { from: `pawn ${tileOf(first)}`, to: `tile ${second}`, picture: pawn };
    case "build":
    case "construct":
      return { from: hand, to: `empire ${seat}`, picture: icon(first, content) };
    case "play":
    case "discard":
      return { from: hand, to: `discard ${seat}`, picture: icon(first, content) };
    case "advance":
      return { from: `ship ${first}`, to: `berth ${Number(first) - Number(second)}`, picture: sign("ship") };
    case "island":
      return { from: "queue", to: `island ${first}`, picture: sign("ship") };
    case "raid":
      return { to: `at ${first}`, picture: sign("raid") };
    default:
      return null;
  }
}
