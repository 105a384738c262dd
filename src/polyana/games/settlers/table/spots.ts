// Where the moves of the Settlers lie on the table.
import type { Spot } from "$lib/picker.svelte";
import { everybody, printing, viewer, type Content, type View } from "./things";

/** Where a card lies: in hand, open, under a board, in an empire. Copies in hand and open ones are alike. */
export function whereIs(card: string, view: View, content: Content): Spot[] {
  if (card in content.boards) return [`faction ${card}`];
  const print = printing(card, content);
  const own = view.players[viewer(view)];
  if (own?.hand?.includes(card)) return [`hand ${print}`];
  if (own?.draft?.includes(card) || own?.looked_at?.includes(card)) return [`aside ${print}`];
  if (view.revealed.includes(card)) return [`open ${print}`];
  const dealer = everybody(view).findIndex((player) => player.deals.some((deal) => deal.card === card));
  if (dealer >= 0) return [`deal ${dealer} ${print}`];
  return [`at ${card}`];
}

/** A Deal by Trade Route is named by its owner, if that is not the viewer, and by the location of its marker. */
function route(words: string[], view: View): Spot[] {
  const [owner, at] = words.length > 1 ? words : ["", words[0]];
  const seat = owner ? everybody(view).findIndex((player) => player.faction === owner) : viewer(view);
  return [`route ${seat} ${at}`];
}

/** A move that is drawn as a choice of its own, see Choices.svelte. */
export const choice = (move: string[]): Spot => `choice ${move.join(" ")}`;

/** Free steps take a token in hand; without one in the own supply the token comes from elsewhere. */
function token(good: string, view: View): Spot[] {
  return (view.players[viewer(view)]?.supply[good] ?? 0) > 0 ? [`good ${good}`] : [];
}

/** The spots of a move; `pass`, `end_turn`, `stop`, `decline` and `none` are only buttons. */
export function spots(move: string[], view: View, content: Content): Spot[] {
  const [verb, first = "", second = ""] = move;
  const print = printing(first, content);
  switch (verb) {
    case "faction":
      return [`faction ${first}`];
    case "draw":
      return [`pile ${first}`];
    case "build":
      return [`hand ${print}`, `build ${print}`];
    case "deal":
      return [`hand ${print}`, `strike ${print}`];
    case "raze_hand":
      return [`hand ${print}`, `burn ${print}`];
    case "raze":
    case "conquer":
    case "besiege":
      return [`at ${first}`, `${verb} ${first}`];
    case "activate":
      return [`at ${first}`, `use ${first}`];
    case "defend":
      return [`at ${first}`, ...token("defence", view)];
    case "deploy":
      return [`at ${first}`, ...token("worker", view)];
    case "keep":
      return [`at ${first}`, `good ${second || "card"}`];
    case "exchange":
      return ["exchange"];
    case "stall":
    case "expedition":
      return [`token ${first}`];
    case "take":
    case "gain":
    case "store":
      return [`good ${first}`];
    case "pay":
      return move.length === 2 ? [`good ${first}`] : [choice(move)];
    case "return":
      return printing(first, content) in content.faces ? whereIs(first, view, content) : [`good ${first}`];
    case "pick":
    case "target":
      if (first === "route") return route(move.slice(2), view);
      return [...whereIs(first, view, content), ...(second ? [`row ${second}`] : [])];
    case "deck":
    case "choose":
    case "part":
    case "once":
    case "twice":
      return [choice(move)];
    default:
      return [];
  }
}
