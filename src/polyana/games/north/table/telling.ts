// What the log points at, and what flies over the table when it is told.
import type { Fact, LogLine } from "$api/types";
import { several, type Flight } from "$lib/motion";
import type { Spot } from "$lib/picker.svelte";
import { squared } from "$lib/signs";
import { art, emblem } from "./art";
import { sign } from "./signs";
import { whereIs } from "./spots";
import { faceOf, titleOf, type Content, type View } from "./things";

/** A picture beside a name: of goods their token, of cards what they show. */
export function icon(id: string, content: Content): string {
  if (id in content.clans) return squared(emblem(id));
  const face = faceOf(id, content);
  if (face) return squared(art(titleOf(id, content), face.kind)[0]!);
  return sign(id);
}

/** The anchors of one named thing. */
function anchors(fact: Fact, view: View, content: Content): Spot[] {
  if (typeof fact !== "string") return [];
  if (fact in content.tiles) return [`tile ${fact}`];
  return titleOf(fact, content) in content.faces ? whereIs(fact, view, content) : [];
}

export function mentions(event: string, facts: Fact[], view: View, content: Content): Spot[] {
  if (event === "forced") return [];
  return facts.flatMap((fact) => anchors(fact, view, content));
}

/** Goods fly to and from the counters of their owner: the own supply, or the list of players. */
export function flights(line: LogLine, _view: View, content: Content): Flight[] {
  const [seat, first, second] = line.facts;
  if (typeof seat !== "number") return [];
  const [what, amount] = [String(first), Number(second)];
  const [stock, empire, cards] = [`stock ${seat} ${what}`, `empire ${seat}`, `cards ${seat}`];
  const player = `player ${seat}`;
  switch (line.event) {
    case "gained":
      return several(amount, { from: player, to: stock, picture: sign(what) });
    case "paid":
      return several(amount, { from: stock, to: player, picture: sign(what) });
    case "scored":
      return several(Number(first), { from: empire, to: `points ${seat}`, picture: sign("vp") });
    case "drew":
    case "kept":
      return several(Number(first), { from: `deck ${seat}`, to: cards, picture: sign("card") });
    case "built":
    case "constructed":
    case "placed":
      return [{ from: cards, to: `at ${what}`, picture: icon(what, content) }];
    case "played":
    case "discarded":
      return [{ from: cards, to: `discard ${seat}`, picture: icon(what, content) }];
    case "sailed":
      return [{ from: player, to: "queue", picture: sign("ship") }];
    case "pillaged":
    case "conquered":
      return [
        { from: "queue", to: player, picture: sign(line.event === "pillaged" ? "pillage" : "conquer") },
      ];
    case "raided":
      return [{ from: player, to: `at ${what}`, picture: sign("raid") }];
    case "assigned":
      return [{ from: `stock ${seat} ${String(second)}`, to: `at ${what}`, picture: sign(String(second)) }];
    case "removed":
      return [{ from: `at ${what}`, to: `stock ${seat} ${String(second)}`, picture: sign(String(second)) }];
    case "salvaged":
    case "found":
    case "took_back":
      return [{ from: `discard ${seat}`, to: cards, picture: icon(what, content) }];
    default:
      return [];
  }
}
