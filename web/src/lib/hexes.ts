// Where hexes lie in a picture: axial coordinates [q, r] as in polyana/maps/hexes.py, with pointy or with flat tops.

export type Hex = readonly [number, number] | number[];
export type Point = [number, number];

/** Half the width of a hex with a pointy top whose corners are 1 away from its middle. */
const HALF = Math.sqrt(3) / 2;

/** Hexes of one size: their middles and outlines, and how much of the plane a map of them covers. */
export class HexGrid {
  constructor(
    /** From the middle to a corner. */
    readonly radius: number,
    readonly top: "pointy" | "flat" = "pointy",
  ) {}

  /** The middle of a hex. */
  centre = ([q = 0, r = 0]: Hex): Point => {
    const [along, across] = this.top === "pointy" ? [q, r] : [r, q];
    return this.#turned(2 * HALF * this.radius * (along + across / 2), 1.5 * this.radius * across);
  };

  /** The outline of a hex round 0, 0; `inset` keeps it away from its edge. */
  outline = (inset = 0): string => {
    return `M${this.#corners(this.radius - inset)
      .map((corner) => corner.join(" "))
      .join("L")}Z`;
  };

  #corners(radius: number): Point[] {
    const half = HALF * radius;
    const corners: Point[] = [
      [0, -radius],
      [half, -radius / 2],
      [half, radius / 2],
      [0, radius],
      [-half, radius / 2],
      [-half, -radius / 2],
    ];
    return corners.map(([x, y]) => this.#turned(x, y));
  }

  /** The line around some hexes that lie together, without those between them. */
  around(hexes: Hex[]): string {
    // Corners lie on a lattice: counted in its steps, those of neighbours are the very same.
    const [wide, high] = this.#turned(HALF * this.radius, this.radius / 2);
    const edges = new Set<string>();
    for (const hex of hexes) {
      const [x, y] = this.centre(hex);
      const corners = this.#corners(this.radius).map(
        ([dx, dy]) => `${Math.round((x + dx) / wide)} ${Math.round((y + dy) / high)}`,
      );
      corners.forEach((from, at) => {
        const to = corners[(at + 1) % corners.length]!;
        // An edge that two hexes share is walked both ways, and belongs to none of them.
        if (!edges.delete(`${to},${from}`)) edges.add(`${from},${to}`);
      });
    }
    const ahead = new Map([...edges].map((edge) => edge.split(",") as [string, string]));
    let line = "";
    while (ahead.size > 0) {
      let at = ahead.keys().next().value!;
      const walked: string[] = [];
      for (let next = ahead.get(at); next !== undefined; next = ahead.get(at)) {
        const [x, y] = at.split(" ").map(Number) as Point;
        walked.push(`${x * wide} ${y * high}`);
        ahead.delete(at);
        at = next;
      }
      line += `M${walked.join("L")}Z`;
    }
    return line;
  }

  /** What of the plane some hexes cover, with a margin. */
  frame(hexes: Hex[], margin: number): { left: number; top: number; width: number; height: number } {
    const points = hexes.map(this.centre);
    const [wide, high] = this.#turned(HALF * this.radius + margin, this.radius + margin);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
    return { left, top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top };
  }

  /** What is drawn for a pointy top lies on its side with a flat one. */
  #turned = (x: number, y: number): Point => (this.top === "pointy" ? [x, y] : [y, x]);
}
