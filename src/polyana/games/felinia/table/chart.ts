// The lines of an island's chart, made from its provinces: coasts, borders of kingdoms, roads.
import type { Island, Province } from "./things";

type Point = [number, number];

export const outline = (province: Province): string =>
  `M${province.polygon.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

const edgeName = (a: Point, b: Point): string =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a} ${b}` : `${b} ${a}`;

/** The edges that two kingdoms share, as one path. */
export function kingdomBorders(island: Island): string {
  const sides = new Map<string, { kingdom: string; line: string }>();
  let path = "";
  for (const { kingdom, polygon } of Object.values(island.provinces)) {
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length]!;
      const name = edgeName(from, to);
      const other = sides.get(name);
      if (!other) sides.set(name, { kingdom, line: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` });
      else if (other.kingdom !== kingdom) path += other.line;
    });
  }
  return path;
}

export interface Road {
  id: string;
  path: string;
  abroad: boolean;
  ends: [string, string];
}

/** Roads bend so that they cross the border where the map says. */
export function roadsOf(island: Island): Road[] {
  return island.road_list.map(({ id, a, b, via, abroad }) => {
    const [from, to] = [island.provinces[a]!.centre, island.provinces[b]!.centre];
    const bend = [2 * via[0] - (from[0] + to[0]) / 2, 2 * via[1] - (from[1] + to[1]) / 2];
    return {
      id,
      abroad,
      ends: [a, b],
      path: `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`,
    };
  });
}
