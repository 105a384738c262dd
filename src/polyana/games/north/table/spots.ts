// Where the moves of the north lie on the table.
import { DONE, type Spot } from "$lib/picker.svelte";
import { faceOf, titleOf, type Content, type View } from "./things";

/** Where a card lies: in hand, drawn, among the islands, in an empire. Copies in hand are alike. */
export function whereIs(card: string, view: View, content: Content): Spot[] {
  const title = titleOf(card, content);
  if (view.players.some((player) => player.hand.includes(card))) return [`hand ${title}`];
  if (view.players.some((player) => player.drawn.includes(card))) return [`drawn ${card}`];
  if (faceOf(card, content)?.distance && [...view.near.open, ...view.distant.open, view.taken].includes(card))
    return [`island ${card}`];
  return [`at ${card}`];
}

/** A pawn is named by its tile, and by its side if it shows X. */
export const tileOf = (pawn: string): string => pawn.replace(/_x$/, "");

/** The spots of a move; what only says yes or no is a button. `~` marks a spot that only tells moves apart. */
export function spots(move: string[], view: View, content: Content): Spot[] {
  const [verb, first = "", second = ""] = move;
  const title = titleOf(first, content);
  switch (verb) {
    case "clan":
      return [`clan ${first}`];
    case "keep":
      return [...move.slice(1).flatMap((card) => (card === "none" ? [] : [`drawn ${card}`])), DONE];
    case "place":
      return [`tile ${first}`, "~pawn home"];
    case "move":
      return [`tile ${second}`, `~pawn ${first}`];
    case "pawn":
      return [`pawn ${tileOf(first)}`, `tile ${second}`];
    case "wake":
      return [`pawn ${first}`];
    case "build":
    case "play":
    case "construct":
    case "discard":
      return [`hand ${title}`];
    case "use":
    case "raid":
    case "harvest":
    case "attach":
      return [`at ${first}`];
    case "target":
      return whereIs(first, view, content);
    case "stand":
      return ["stand"];
    case "load":
      return [`load ${first} ${second}`];
    case "gain":
    case "assign":
    case "save":
      return [`good ${first}`];
    case "pay":
      return move.length === 2 ? [`good ${first}`] : [];
    case "remove":
      return [`at ${first}`, `~on ${first} ${second}`];
    case "take":
      return [`pick ${title}`];
    case "advance":
      return [`ship ${first}`, `~berth ${Number(first) - Number(second)}`];
    case "ship":
      return [`ship ${first}`];
    case "island":
      return [`island ${first}`];
    case "top":
      return [`top ${first}`];
    case "pillage":
    case "conquer":
      return [verb];
    default:
      return [];
  }
}
