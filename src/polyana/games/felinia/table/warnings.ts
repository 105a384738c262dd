// Sentences to be read before a move that may be a mistake.
import type { TableTalk } from "$lib/speech.svelte";
import { reach, reachFrom, reachNow } from "./reach";
import { salePrice, type Content, type View } from "./things";

export function warnings(
  move: string[],
  view: View,
  content: Content,
  talk: TableTalk,
  seat: number,
): string[] {
  const [verb, thing = ""] = move;
  const player = view.players[seat]!;
  const room = content.limits.coin_cap - player.coins;
  if (verb === "board") return boarding(thing, view, content, talk, seat);
  if (verb === "sell" && view.phase !== "storage" && salePrice(thing, content) > room)
    return [talk.say("table-warn-cap", { lost: salePrice(thing, content) - room })];
  if (verb === "bid" && thing === "own_board") {
    const income = content.limits.bid_income[view.lap - 1] ?? 0;
    return income > room ? [talk.say("table-warn-cap", { lost: income - room })] : [];
  }
  if (verb === "stop") return [talk.say("table-warn-stop")];
  if (verb === "step") return stepping(thing, view, content, talk);
  return [];
}

/** F-083, F-084: a ship to a kingdom where nothing can be reached; the last merchant. */
function boarding(name: string, view: View, content: Content, talk: TableTalk, seat: number): string[] {
  const ship = view.ships[content.ships.findIndex((one) => one.id === name)];
  const said: string[] = [];
  if (ship?.deck) {
    const { kingdom } = content.decks[ship.deck]!;
    if (reachFrom(view, content, kingdom, seat).size <= ship.seats.length)
      said.push(talk.say("table-warn-no-tile", { kingdom: talk.name(kingdom), ahead: ship.seats.length }));
  }
  if (view.players[seat]!.stock === 1 && !view.ending) said.push(talk.say("table-warn-last-merchant"));
  return said;
}

/** A step after which no tile can be reached, though one could before. */
function stepping(province: string, view: View, content: Content, talk: TableTalk): string[] {
  const { journey } = view;
  if (!journey || province in view.face_up || reachNow(view, content).size === 0) return [];
  const island = content.islands[view.mode]!;
  const paid = journey.free_steps === 0 ? 1 : 0;
  const found = (island.rewards[province]?.[1] ?? []).reduce(
    (sum, [noun, n]) => sum + (noun === "food" ? n : 0),
    0,
  );
  const after = reach(view, content, {
    from: province,
    entered: [...journey.entered, province],
    free: Math.max(0, journey.free_steps - 1),
    food: (view.players[journey.seat]!.cards.food ?? 0) - paid + found,
  });
  return after.size === 0 ? [talk.say("table-warn-step")] : [];
}
