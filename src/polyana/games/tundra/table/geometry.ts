// Pointy-top hexes: where they lie in the picture.
import type { Content } from "./kinds";

export const RADIUS = 58;
export const HALF = (Math.sqrt(3) / 2) * RADIUS;

export const centre = ([q, r]: readonly [number, number] | number[]): [number, number] => [
  2 * HALF * ((q ?? 0) + (r ?? 0) / 2),
  1.5 * RADIUS * (r ?? 0),
];

/** The outline of a hex round 0, 0. */
export const outline = (radius: number): string => {
  const half = (Math.sqrt(3) / 2) * radius;
  return `M0 ${-radius}L${half} ${-radius / 2}V${radius / 2}L0 ${radius}L${-half} ${radius / 2}V${-radius / 2}Z`;
};

/** What of the plane the hexes of a layout cover, with a margin. */
export function frameOf(layout: Content["layouts"][string], margin: number) {
  const points = [...Object.values(layout.hexes), ...layout.entry.lake].map(centre);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.min(...xs) - HALF - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    left,
    top,
    width: Math.max(...xs) + HALF + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}
