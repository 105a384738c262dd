// What the log points at, and what flies over the table when it is told.
import type { Fact, LogLine } from "$api/types";
import { several, type Flight } from "$lib/motion";
import { squared } from "$lib/signs";
import type { Spot } from "$lib/picker.svelte";
import { art, emblem } from "./art";
import { sign } from "./signs";
import { whereIs } from "./spots";
import { faceOf, printing, viewer, type Content, type View } from "./things";

/** A picture beside a name: of goods their token, of cards what they show. */
export function icon(id: string, content: Content): string {
  if (id in content.boards) return squared(emblem(id));
  const face = faceOf(id, content);
  if (face) return squared(art(printing(id, content), face.colours[0])[0]!);
  if (id in content.attacks || id in content.copies)
    return sign(content.attacks[printing(id, content)] ?? "");
  return sign(id);
}

/** The anchors of one named thing. */
function anchors(fact: Fact, seat: number, view: View, content: Content): Spot[] {
  if (typeof fact !== "string") return [];
  if (fact in content.tokens) return [`token ${fact}`];
  if (fact in content.boards || printing(fact, content) in content.faces) return whereIs(fact, view, content);
  return seat === viewer(view) && sign(fact) ? [`good ${fact}`] : [];
}

export function mentions(event: string, facts: Fact[], view: View, content: Content): Spot[] {
  if (event === "forced") return [];
  const seat = typeof facts[0] === "number" ? facts[0] : -1;
  return facts.flatMap((fact) => anchors(fact, seat, view, content));
}

/** Own goods fly to the supply, those of others to their board. */
export function flights(line: LogLine, view: View, content: Content): Flight[] {
  const [seat, first, second] = line.facts;
  if (typeof seat !== "number") return [];
  const mine = seat === viewer(view);
  const [what, amount] = [String(first), Number(second)];
  const supply = mine ? `good ${what}` : `board ${seat}`;
  const hand = mine ? "hand" : `board ${seat}`;
  const board = mine ? `board ${seat}` : `player ${seat}`;
  switch (line.event) {
    case "gained":
      return several(amount, { from: board, to: supply, picture: sign(what) });
    case "paid":
      return several(amount, { from: supply, to: board, picture: sign(what) });
    case "stole":
      return [{ from: board, to: supply, picture: sign(what) }];
    case "scored":
      return several(Number(first), { from: board, to: `player ${seat}`, picture: sign("vp") });
    case "drew":
      return [
        {
          from: what === "common" ? "pile common" : board,
          to: hand,
          picture: sign(what === "common" ? "common_card" : "faction_card"),
        },
      ];
    case "picked":
      return [{ from: "revealed", to: hand, picture: sign("common_card") }];
    case "built":
      return [{ from: hand, to: `at ${what}`, picture: icon(what, content) }];
    case "deal":
      return [{ from: hand, to: `deals ${seat}`, picture: sign("deal") }];
    case "discarded":
    case "razed_hand":
      return [
        { from: hand, to: "discard", picture: sign(line.event === "discarded" ? "hand_card" : "raze_it") },
      ];
    case "razed":
    case "removed":
      return [{ from: board, to: `at ${what}`, picture: sign("raze_it") }];
    case "conquered":
      return [{ from: `player ${seat}`, to: `at ${what}`, picture: sign("conquer") }];
    case "besieged":
      return [{ from: board, to: `at ${what}`, picture: sign("besiege") }];
    case "defended":
      return [{ from: mine ? "good defence" : board, to: `at ${what}`, picture: sign("defence") }];
    case "deployed":
      return [{ from: mine ? "good worker" : board, to: `at ${what}`, picture: sign("samurai") }];
    default:
      return [];
  }
}
