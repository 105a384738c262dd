// What a line of the log points at, and what flies when it is told.
import type { Fact, LogLine } from "$api/types";
import { several, type Flight } from "$lib/motion";
import { coloured, merchant, picture, token } from "./signs";
import type { Content, View } from "./things";

/** The places that the facts of a log line name. */
export function mentions(_event: string, facts: Fact[], view: View, content: Content): string[] {
  return facts.flatMap((fact) => {
    const id = String(fact);
    if (typeof fact === "number") return [];
    if (id in content.markets || id === content.guild.id) return [`place ${id}`];
    if (id in content.islands[view.mode]!.provinces) return [`province ${id}`];
    if (id in content.kingdoms) return [`kingdom ${id}`];
    if (id in content.bonuses) return [`bonus ${id}`];
    return content.ships.some((ship) => ship.id === id) ? [`ship ${id}`] : [];
  });
}

/** What travels when something is told. */
export function flights({ event, facts }: LogLine, view: View, content: Content): Flight[] {
  const [who, a, b, c] = facts;
  const seat = Number(who);
  const player = `player ${seat}`;
  const fly = (from: string, to: string, what: Fact | undefined, times = 1): Flight[] =>
    several(times, { from, to, picture: picture(String(what), content) });
  const cat = merchant(coloured(seat));
  switch (event) {
    case "bid":
      return [
        { from: player, to: a === "own_board" ? "coins" : `place ${a}`, picture: token(coloured(seat)) },
      ];
    case "bought":
      return [...fly(player, `place ${a}`, "coin", Number(c)), ...fly(`place ${a}`, player, b)];
    case "swapped":
      return [...fly(player, `bag ${b}`, b), ...fly(`bag ${c}`, player, c)];
    case "took_bonus":
      return fly("place guild", player, a);
    case "sold":
      return [...fly(player, a === "gold" || a === "spice" ? "place guild" : `bag ${a}`, a)];
    case "drew_goods":
      return fly(`bag ${a}`, player, a);
    case "gained":
      return view.journey ? fly(`province ${view.journey.province}`, player, a, Number(b)) : [];
    case "boarded":
      return [{ from: player, to: `ship ${a}`, picture: cat }];
    case "landed":
      return [{ from: `ship ${a}`, to: `province ${b}`, picture: cat }];
    case "founded":
      return fly(`province ${a}`, player, b);
    case "kept_mystery":
      return fly("mysteries", player, "mystery");
    case "new_deck":
      return fly("decks", `ship ${who}`, a);
    case "refilled":
      return facts.slice(1).flatMap((kind) => fly(`bag ${kind}`, `place ${who}`, kind));
    default:
      return [];
  }
}

export { picture as icon };
