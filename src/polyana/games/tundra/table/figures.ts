// Workers and towers as pieces that keep their identity, so that a worker that moves is seen to travel.
import type { View } from "./things";

export interface Figure {
  key: string;
  seat: number;
  place: string;
}

/** The workers of the view: those that stayed keep their keys, one that left a place is the one that came to another. */
function follow(before: Figure[], view: View): Figure[] {
  let fresh = Math.max(0, ...before.map((one) => Number(one.key))) + 1;
  return view.players.flatMap((player, seat) => {
    const had = before.filter((one) => one.seat === seat);
    const came: string[] = [];
    const stayed: Figure[] = [];
    for (const place of player.workers) {
      const found = had.findIndex((one) => one.place === place);
      if (found < 0) came.push(place);
      else stayed.push(...had.splice(found, 1));
    }
    const moved = came.map((place): Figure => ({ key: had.shift()?.key ?? String(fresh++), seat, place }));
    return [...stayed, ...moved];
  });
}

/** Follows the workers from view to view. */
export function follower(): (view: View) => Figure[] {
  let known: Figure[] = [];
  return (view) => (known = follow(known, view));
}

/** The moved workers of the action under way, by key: their numbers in `walk 1 c3`. */
export function walkers(figures: Figure[], view: View): Map<string, number> {
  const found = new Map<string, number>();
  (view.doing?.walks ?? []).forEach((walk, index) => {
    const who = figures.findLast(
      (one) => one.seat === view.seat && one.place === walk.place && !found.has(one.key),
    );
    if (who) found.set(who.key, index + 1);
  });
  return found;
}
