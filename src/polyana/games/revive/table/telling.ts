// What the log points at, and what flies over the table when it is told.
import type { Fact, LogLine } from "$api/types";
import { several, type Flight } from "$lib/motion";
import type { Spot } from "$lib/picker.svelte";
import { sign } from "./signs";
import { GEMS, type Content, type View } from "./things";

/** A picture beside a name: of goods their token, of components the kind of thing they are. */
export function icon(id: string, content: Content): string {
  const known = sign(id);
  if (known) return known;
  const gem = content.artifacts[id];
  if (gem) return sign(gem);
  const card = content.cards[content.copies[id] ?? id];
  if (card) return sign(`card_${card.colour}`);
  if (content.machines[id]) return sign("machine");
  if (content.modules[id]) return sign("module");
  if (content.crates[content.copies[id] ?? id]) return sign("crate");
  if (content.plates[id]) return sign("switch");
  if (content.large[id] || content.corners[id]) return sign("large");
  if (content.artifact_cards[id]) return sign("artifact");
  return "";
}

/** The anchors of one named thing. */
function anchors(fact: Fact, content: Content): Spot[] {
  if (typeof fact !== "string") return [];
  if (content.hexes[fact] || content.corners[fact]) return [`hex ${fact}`];
  if (content.places[fact]) return [`tile ${fact}`, `hex ${fact}_1`];
  if (content.bonuses[fact]) return [`bonus ${fact}`];
  if ((GEMS as readonly string[]).includes(fact)) return [`gem ${fact}`];
  if (content.slots[fact]) return [`slot ${fact}`];
  return [`thing ${fact}`, `tech ${fact}`];
}

export function mentions(event: string, facts: Fact[], _view: View, content: Content): Spot[] {
  return event === "forced" ? [] : facts.flatMap((fact) => anchors(fact, content));
}

/** Goods fly to and from the counters of their owner: the own supply, or the list of players. */
export function flights(line: LogLine, _view: View, content: Content): Flight[] {
  const [seat, first, second] = line.facts;
  if (typeof seat !== "number") return [];
  const what = String(first);
  const player = `player ${seat}`;
  const stock = `stock ${seat} ${what}`;
  const thing = `thing ${what}`;
  switch (line.event) {
    case "gained":
      return several(Number(second), { from: player, to: stock, picture: sign(what) });
    case "paid":
      return several(Number(second), { from: stock, to: player, picture: sign(what) });
    case "surplus":
      return several(Number(second), { from: stock, to: player, picture: sign("cross") });
    case "scored":
      return several(Number(first), { from: player, to: `points ${seat}`, picture: sign("vp") });
    case "took_card":
    case "drew_card":
      return [{ from: "citizens", to: `active ${seat}`, picture: icon(what, content) }];
    case "played":
      return [{ from: `active ${seat}`, to: `slot ${String(second)}`, picture: icon(what, content) }];
    case "rested":
      return [{ from: `active ${seat}`, to: `rest ${seat}`, picture: icon(what, content) }];
    case "woke":
      return [{ from: `rest ${seat}`, to: `active ${seat}`, picture: icon(what, content) }];
    case "took_machine":
      return [{ from: "machines", to: thing, picture: sign("machine") }];
    case "used_machine":
      return [{ from: `stock ${seat} energy`, to: thing, picture: sign("energy") }];
    case "recharged":
      return [{ from: thing, to: `stock ${seat} energy`, picture: sign("energy") }];
    case "placed_module":
      return [{ from: "modules", to: `cell ${String(second)}`, picture: sign("module") }];
    case "gained_crate":
      return [{ from: player, to: `crates ${seat}`, picture: sign("crate") }];
    case "took_artifact":
      return [{ from: `gem ${what}`, to: `artifacts ${seat}`, picture: sign(what) }];
    case "removed_artifact":
      return [{ from: `gem ${what}`, to: player, picture: sign("cross") }];
    case "built":
      return [
        {
          from: player,
          to: `hex ${what}`,
          picture: sign(second === "large" ? "large_building" : "small_building"),
        },
      ];
    case "populated":
      return [{ from: player, to: `hex ${what}`, picture: sign("figure") }];
    case "explored":
      return [{ from: player, to: `tile ${what}`, picture: sign("explore") }];
    case "stepped":
      return [{ from: player, to: `marker ${seat} ${what}`, picture: sign(`step_${what}`) }];
    case "progress":
      return [{ from: player, to: `progress ${seat}`, picture: sign("progress") }];
    default:
      return [];
  }
}
