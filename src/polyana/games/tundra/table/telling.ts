// What the log points at, and what flies over the table when it is told.
import type { Fact, LogLine } from "$api/types";
import { several, type Flight } from "$lib/motion";
import { squared } from "$lib/signs";
import type { Spot } from "$lib/picker.svelte";
import type { Content, View } from "./things";
import { die, sign } from "./signs";
import { at } from "./spots";
import { hasWoodcut, woodcut } from "./art";

/** A picture beside a name. */
export function icon(id: string, content: Content): string {
  const glade = content.glades[id];
  const drawn = sign(glade ? glade.resource : id);
  if (drawn) return drawn;
  return hasWoodcut(id) ? squared(woodcut(id)) : "";
}

/** The anchors of one named thing, whoever has it. */
function anchors(fact: Fact, seat: number, view: View, content: Content): Spot[] {
  if (typeof fact !== "string") return [];
  if (fact in content.orders) return [at(seat, `order ${fact}`)];
  if (fact in content.common_goals) return [`goal ${fact}`];
  if (fact in view.face_up || view.face_down.includes(fact) || view.settlements.includes(fact))
    return [`hex ${fact}`];
  if (fact in content.advisors || fact in content.boosts || fact in content.starting_boosts)
    return [`card ${fact}`];
  if (fact === "berry" || fact in (view.players[0]?.resources ?? {})) return [at(seat, `track ${fact}`)];
  return [];
}

export function mentions(event: string, facts: Fact[], view: View, content: Content): Spot[] {
  const seat = typeof facts[0] === "number" ? facts[0] : 0;
  if (event === "forced") return [];
  if (event === "activated") return [at(seat, `cell ${facts[1]} ${facts[2]}`), at(seat, `order ${facts[1]}`)];
  return facts.flatMap((fact) => anchors(fact, seat, view, content));
}

/** Own things fly to where they lie, those of others to the line of that player. */
export function flights(line: LogLine, view: View, content: Content): Flight[] {
  const [seat, first, second] = line.facts;
  if (typeof seat !== "number") return [];
  const player = `player ${seat}`;
  const mine = view.players[seat]?.hand != null;
  const home = (thing: string): string => (mine ? at(seat, thing) : player);
  const [what, amount] = [String(first), Number(second)];
  switch (line.event) {
    case "gained":
      return several(amount, {
        from: source(view, mine, seat),
        to: home(`track ${what}`),
        picture: sign(what),
      });
    case "paid":
      return several(amount, {
        from: home(`track ${what}`),
        to: source(view, mine, seat),
        picture: sign(what),
      });
    case "scored":
      return several(amount, { from: source(view, mine, seat), to: player, picture: sign("vp") });
    case "activated":
      return [{ from: home("dice"), to: home(`cell ${what} ${second}`), picture: die(amount) }];
    case "goal":
      return [{ from: home("dice"), to: `goal ${what}`, picture: die(amount) }];
    case "took":
      return [
        { from: "market", to: content.advisors[what] ? home("advisors") : player, picture: sign("card") },
      ];
    case "discarded":
      return [{ from: player, to: "discard", picture: sign("card") }];
    case "built":
      return [{ from: home("towers"), to: `hex ${what}`, picture: sign("tower") }];
    case "placed_worker":
      return [{ from: home("workers"), to: `hex ${what}`, picture: sign("worker") }];
    case "added_die":
      return [{ from: home("supply"), to: home(`die ${what}`), picture: die(what) }];
    default:
      return [];
  }
}

/** Where a gain comes from and a price goes to, as far as it is still known: what acts, or where a worker has come. */
function source(view: View, mine: boolean, seat: number): string {
  const { doing, activation } = view;
  if (doing?.kind === "tower") return `hex ${doing.source}`;
  if (doing?.kind === "advisor" || doing?.kind === "boost") return `card ${doing.source}`;
  const walk = doing?.walks?.at(-1);
  if (walk) return `hex ${walk.place}`;
  if (!mine) return "market";
  return activation ? at(seat, `cell ${activation.board} ${activation.cell}`) : at(seat, "dice");
}
