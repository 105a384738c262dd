// Which posts a merchant can still reach (F-107), and what it costs.
import type { Content, View } from "./things";

interface Walk {
  from: string;
  entered: string[];
  free: number;
  food: number;
  /** In the basic game the tiles of the kingdom of arrival may still be turned. */
  turnable?: (post: string) => boolean;
}

/** The posts with a tile that a walk can end on, and the FOOD each takes. FOOD found on the way is not counted. */
export function reach(view: View, content: Content, walk: Walk): Map<string, number> {
  const { roads } = content.islands[view.mode]!;
  const hidden = new Set(view.face_down);
  const seen = new Set([walk.from, ...walk.entered]);
  const found = new Map<string, number>();
  let frontier = [walk.from];
  for (let step = 1; step <= walk.free + walk.food && frontier.length > 0; step++) {
    const next: string[] = [];
    for (const end of frontier.flatMap((province) => roads[province] ?? [])) {
      if (seen.has(end) || end in view.merchants) continue;
      seen.add(end);
      if (end in view.face_up || (hidden.has(end) && walk.turnable?.(end)))
        found.set(end, Math.max(0, step - walk.free));
      else if (!hidden.has(end)) next.push(end);
    }
    frontier = next;
  }
  return found;
}

/** What the merchant on its way can still reach. */
export function reachNow(view: View, content: Content): Map<string, number> {
  const { journey } = view;
  if (!journey) return new Map();
  const { kingdom } = content.islands[view.mode]!.provinces[journey.province]!;
  const posts = content.islands[view.mode]!.posts[kingdom]!;
  return reach(view, content, {
    from: journey.province,
    entered: journey.entered,
    free: journey.free_steps,
    food: view.players[journey.seat]!.cards.food ?? 0,
    turnable: journey.flips > 0 ? (post) => posts.includes(post) : undefined,
  });
}

/** What a merchant of this seat could reach if it landed in a kingdom now. */
export function reachFrom(view: View, content: Content, kingdom: string, seat: number): Map<string, number> {
  const island = content.islands[view.mode]!;
  const port = island.ports[kingdom]!;
  return reach(view, content, {
    from: port,
    entered: [port],
    free: content.limits.free_steps - 1,
    food: view.players[seat]!.cards.food ?? 0,
    turnable: (post) => island.posts[kingdom]!.includes(post),
  });
}
