// Where the moves of Tundra lie on the table.
import type { Spot } from "$lib/picker.svelte";
import { viewer, type Content, type View } from "./things";

/** Something that every player has: `2/die 3`. */
export const at = (seat: number, thing: string): Spot => `${seat}/${thing}`;

/** The part of an action that is named first (`part move`, `choose berry`): the heading of what it is about. */
function subject(seat: number, word: string): Spot[] {
  const name = word.replace(/_\d+$/, "");
  switch (name) {
    case "kindling":
    case "stone":
    case "peat":
    case "berry":
      return [at(seat, `track ${name}`)];
    case "resource":
    case "gather":
      return [at(seat, "tracks")];
    case "move":
    case "ride":
      return ["map"];
    case "take_card":
      return ["market"];
    case "refresh_market":
      return ["deck"];
    case "upgrade":
      return [at(seat, "orders")];
    case "recover_advisor":
      return [at(seat, "advisors")];
    case "worker":
    case "place_worker":
      return [at(seat, "workers")];
    case "build_tower":
      return [at(seat, "towers")];
    case "reroll":
    case "shift":
    case "flip":
      return [at(seat, "dice")];
    case "die":
      return [at(seat, "supply")];
    default:
      return [];
  }
}

/** A price without a choice of kind is paid at the card or board that acts. */
function actor(seat: number, view: View): Spot[] {
  const { doing } = view;
  if (!doing) return [];
  if (doing.kind === "order") return [at(seat, `order ${doing.source}`)];
  if (doing.kind === "tower") return [`hex ${doing.source}`];
  return doing.kind === "title" ? [at(seat, "title")] : [`card ${doing.source}`];
}

/** The spots of a move; `end_turn` and `stop` are only buttons. */
export function spots(move: string[], view: View, content: Content): Spot[] {
  const [verb, first = "", second = ""] = move;
  const mine = viewer(view);
  const seat = mine < 0 ? view.seat : mine;
  const own = (thing: string): Spot => at(seat, thing);
  switch (verb) {
    case "place":
      return [
        own(`die ${first}`),
        second in content.orders ? own(`cell ${second} ${first}`) : `goal ${second}`,
      ];
    case "idle":
      return [own(`die ${first}`), own("aside")];
    case "reroll":
      return [own(`die ${first}`), own("reroll")];
    case "shift":
      return [own(`die ${first}`), own(`shift ${second}`)];
    case "flip":
      return [own(`die ${first}`), own("flip")];
    case "buy":
    case "roll":
      return [own("supply")];
    case "advisor":
    case "recover":
    case "discard":
    case "take":
      return [`card ${first}`];
    case "tuck":
      return [`card ${first}`, own(`order ${second}`)];
    case "act":
      return first in content.orders ? [own(`order ${first}`)] : [`card ${first}`];
    case "upgrade":
      return [own(`order ${first}`)];
    case "move":
    case "ride":
      return [`worker ${first}`, `hex ${second}`];
    case "walk":
      return [`walker ${first}`, `hex ${second}`];
    case "gain":
    case "gather":
    case "drop":
      return [own(`track ${first}`)];
    case "pay":
      return first ? [own(`track ${first}`)] : actor(seat, view);
    case "build":
    case "put":
    case "bonus":
      return [`hex ${first}`];
    case "refresh":
      return ["deck"];
    case "part":
    case "choose":
      return subject(seat, first);
    default:
      return [];
  }
}
