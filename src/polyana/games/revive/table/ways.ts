// How moves go over the table.
import type { Way } from "$lib/contract";
import { sign } from "./signs";
import { icon } from "./telling";
import { SUPPLY, type Content, type View } from "./things";

export function way(move: string[], _view: View, content: Content, seat: number): Way | null {
  const [verb, first = ""] = move;
  switch (verb) {
    case "play":
      return { from: `thing ${first}`, to: `slots ${seat}`, picture: icon(first, content) };
    case "take":
      return content.cards[content.copies[first] ?? first]
        ? { from: `thing ${first}`, to: `active ${seat}`, picture: icon(first, content) }
        : null;
    case "populate":
      return { to: `hex ${first}`, picture: sign("figure") };
    case "build":
      return { to: `hex ${first}`, picture: sign("small_building") };
    case "explore":
      return { to: `tile ${first}`, picture: sign("explore") };
    case "cell":
      return { to: `cell ${first}`, picture: sign("module") };
    case "trade":
      return (SUPPLY as readonly string[]).includes(first)
        ? { from: "good crystal", to: `good ${first}`, picture: sign(first) }
        : null;
    default:
      return null;
  }
}
