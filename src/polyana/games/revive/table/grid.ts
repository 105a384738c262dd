// How large the hexes of the board are drawn, and what the board covers. Upright, for a phone, it lies on its side.
import { HexGrid, type Hex, type Point } from "$lib/hexes";
import type { Content } from "./things";

const RADIUS = 40;
const WIDE = Math.sqrt(3) * RADIUS;
/** How large the symbols on the rim are drawn. */
const RIM = 20;

export class Plan {
  readonly grid: HexGrid;
  /** A large location, round its middle. */
  readonly large: HexGrid;

  constructor(readonly upright: boolean) {
    this.grid = new HexGrid(RADIUS, upright ? "flat" : "pointy");
    this.large = new HexGrid(RADIUS * 1.78, "pointy");
  }

  /** The middle of a corner: how many hex widths from the middle of the board, and in which row. */
  cornerAt = ([x, row]: [number, number]): Point => {
    const [across, down] = [x * WIDE, row * 1.5 * RADIUS];
    return this.upright ? [down, across] : [across, down];
  };

  /** Upright, rows become columns. */
  #laid = ([q = 0, r = 0]: Hex): Hex => (this.upright ? [r, q] : [q, r]);
  /** The middle of a hex. */
  centre = (hex: Hex): Point => this.grid.centre(this.#laid(hex));
  /** The line around hexes that lie together. */
  around = (hexes: Hex[]): string => this.grid.around(hexes.map(this.#laid));

  /** The middle of some hexes together. */
  middle(hexes: Hex[]): Point {
    const points = hexes.map(this.centre);
    const sum = (part: 0 | 1) => points.reduce((all, point) => all + point[part], 0) / points.length;
    return [sum(0), sum(1)];
  }

  /** What the board covers: its hexes, the rim and the corners. */
  frame(content: Content) {
    const { left, top, width, height } = this.grid.frame(Object.values(content.hexes).map(this.#laid), 4);
    const rim = Object.values(content.rim).map(this.centre);
    const corners = Object.values(content.corners).map(({ at }) => this.cornerAt(at));
    const [wide, high] = [this.large.radius * 0.9, this.large.radius + 3];
    const west = Math.min(left, ...corners.map(([x]) => x - wide), ...rim.map(([x]) => x - RIM));
    const north = Math.min(top, ...corners.map(([, y]) => y - high), ...rim.map(([, y]) => y - RIM));
    const east = Math.max(left + width, ...corners.map(([x]) => x + wide), ...rim.map(([x]) => x + RIM));
    const south = Math.max(top + height, ...corners.map(([, y]) => y + high), ...rim.map(([, y]) => y + RIM));
    return { left: west, top: north, width: east - west, height: south - north };
  }
}

export const ACROSS = new Plan(false);
export const UPRIGHT = new Plan(true);
