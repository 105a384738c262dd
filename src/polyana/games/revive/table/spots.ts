// Where the moves of Revive lie on the table.
import type { Spot } from "$lib/picker.svelte";
import { GEMS, SUPPLY } from "./things";

/** Where something lies that is taken by its name. */
function whereIs(id: string): Spot[] {
  if ((GEMS as readonly string[]).includes(id) || id === "spare") return [`gem ${id}`];
  if (id === "deck") return ["deck"];
  return [`thing ${id}`];
}

/** The spots of a move; what only says yes or no is a button. `~` marks a spot that only tells moves apart. */
export function spots(move: string[]): Spot[] {
  const [verb, first = "", second = ""] = move;
  switch (verb) {
    case "explore":
      return [`tile ${first}`];
    case "populate":
    case "build":
    case "target":
      return [`hex ${first}`];
    case "play":
    case "card":
    case "keep":
    case "crate":
      return [`thing ${first}`];
    case "machine":
      return [`thing ${first}`];
    case "take":
      return whereIs(first);
    case "slot":
      return [`slot ${first}`];
    case "size":
    case "lay":
    case "side":
    case "tribe":
      return [`${verb} ${first}`];
    case "switch":
      return ["switch"];
    case "hibernate":
      return ["hibernate"];
    case "reward":
      return [`reward ${first}`];
    case "cell":
      return [`cell ${first}`];
    case "tech":
      return [`tech ${first}`];
    case "track":
      return [`track ${first}`];
    case "gain":
    case "pay":
    case "less":
      return move.length === 2 ? [`good ${first}`] : [];
    case "trade":
      return (SUPPLY as readonly string[]).includes(first)
        ? ["good crystal", `good ${first}`]
        : [`tech ${first}`];
    case "do":
      return [`do ${first} ${second}`];
    default:
      return [];
  }
}
