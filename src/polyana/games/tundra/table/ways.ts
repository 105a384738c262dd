// How moves go over the table.
import type { Way } from "$lib/contract";
import { die, sign } from "./signs";
import { at } from "./spots";
import { icon } from "./telling";
import type { Content, View } from "./things";

export function way(move: string[], _view: View, content: Content, seat: number): Way | null {
  const [verb, first = "", second = ""] = move;
  const own = (thing: string): string => at(seat, thing);
  switch (verb) {
    case "place":
      return {
        from: own(`die ${first}`),
        to: second in content.orders ? own(`cell ${second} ${first}`) : `goal ${second}`,
        picture: die(first),
      };
    case "idle":
      return { from: own(`die ${first}`), to: own("aside"), picture: die(first) };
    case "tuck":
      return { from: `card ${first}`, to: own(`order ${second}`), picture: icon(first, content) };
    case "take":
      return { from: `card ${first}`, to: own("advisors"), picture: icon(first, content) };
    case "discard":
      return { from: `card ${first}`, to: "discard", picture: icon(first, content) };
    case "move":
    case "ride":
      return { from: `worker ${first}`, to: `hex ${second}`, picture: sign("worker") };
    case "walk":
      return { from: `walker ${first}`, to: `hex ${second}`, picture: sign("worker") };
    case "put":
      return { from: own("workers"), to: `hex ${first}`, picture: sign("worker") };
    case "build":
    case "bonus":
      return { from: own("towers"), to: `hex ${first}`, picture: sign("tower") };
    default:
      return null;
  }
}
