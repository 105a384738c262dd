// How moves go over the table.
import type { Way } from "$lib/contract";
import { sign } from "./signs";
import { icon } from "./telling";
import { printing, type Content, type View } from "./things";

export function way(move: string[], _view: View, content: Content, seat: number): Way | null {
  const [verb, first = "", second = ""] = move;
  const hand = `hand ${printing(first, content)}`;
  switch (verb) {
    case "build":
      return { from: hand, to: `empire ${seat}`, picture: icon(first, content) };
    case "deal":
      return { from: hand, to: `deals ${seat}`, picture: sign("deal") };
    case "raze_hand":
      return { from: hand, to: "discard", picture: sign("raze_it") };
    case "draw":
      return {
        from: `pile ${first}`,
        to: "hand",
        picture: sign(first === "common" ? "common_card" : "faction_card"),
      };
    case "raze":
      return { from: "good raze", to: `at ${first}`, picture: sign("raze_it") };
    case "conquer":
    case "besiege":
      return { to: `at ${first}`, picture: sign(verb) };
    case "defend":
      return { from: "good defence", to: `at ${first}`, picture: sign("defence") };
    case "deploy":
      return { from: "good worker", to: `at ${first}`, picture: sign("samurai") };
    case "keep":
      return { from: `good ${second || "card"}`, to: `at ${first}`, picture: sign(second || "hand_card") };
    default:
      return null;
  }
}
