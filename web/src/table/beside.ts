// Where a bubble lies: near the thing it speaks of, and on nothing that is needed.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AWAY = 14;
const EDGE = 8;
/** A place that can be chosen is not hidden: rather is the bubble so much farther away. */
const HIDING = 400;
/** So much of a place has to be seen to be found. */
const SEEN = 0.3;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The place of a bubble of this size: it covers as little as can be of what is to be clicked, then of the panels with
 * buttons, hides no other place that can be chosen, and lies near the thing.
 */
export function place(
  size: Box,
  thing: Box | null,
  needed: Box[],
  panels: Box[],
  width: number,
  height: number,
  others: Box[] = [],
): { x: number; y: number } {
  const most = { x: width - size.width - EDGE, y: height - size.height - EDGE };
  const about = thing ?? { x: width / 2, y: height / 2, width: 0, height: 0 };
  const centre = middle(about);
  const xs = [
    about.x - size.width - AWAY,
    about.x,
    centre.x - size.width / 2,
    about.x + about.width - size.width,
    about.x + about.width + AWAY,
  ];
  const ys = [
    about.y - size.height - AWAY,
    about.y,
    centre.y - size.height / 2,
    about.y + about.height - size.height,
    about.y + about.height + AWAY,
  ];
  for (let part = 0; part <= 6; part++) {
    xs.push(EDGE + ((most.x - EDGE) * part) / 6);
    ys.push(EDGE + ((most.y - EDGE) * part) / 6);
  }
  const clamped = (value: number, last: number) => Math.max(EDGE, Math.min(value, last));
  let best = { x: EDGE, y: EDGE, cost: Infinity };
  for (const wishedX of xs)
    for (const wishedY of ys) {
      const [x, y] = [clamped(wishedX, most.x), clamped(wishedY, most.y)];
      const here = { ...size, x, y };
      const { x: midX, y: midY } = middle(here);
      const far = Math.hypot(midX - centre.x, midY - centre.y);
      const covered = needed.reduce((sum, box) => sum + shared(here, box), 0);
      const over = panels.reduce((sum, box) => sum + shared(here, box), 0);
      const hidden = others.filter((box) => shared(here, box) > (1 - SEEN) * box.width * box.height).length;
      const cost = covered * 100 + over * 10 + hidden * HIDING + far;
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}
