// What happened is shown: pieces fly in an arc from one place of the table to another, then it is still again.
import type { Attachment } from "svelte/attachments";
import { moving } from "./settings.svelte";

/** Something small that travels: from and to are names of anchors; `picture` is the inside of a 24 x 24 SVG. */
export interface Flight {
  from: string;
  to: string;
  picture: string;
}

/** The same flight so many times; more than a few would only blur. */
export const several = (times: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.min(times, 4) }, () => flight);

/** Names a place for flights that is no spot: `<div {@attach anchor("player 0")}>`. */
export const anchor =
  (name: string): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    element.dataset.anchor = name;
  };

/** Names a place from or to which something is carried, and of which nothing else is to be said. */
export const holds =
  (name: string): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    element.dataset.holds = name;
  };

/** All that is called so on the table: spots, anchors, and places that hold something. */
export const called = (name: string): NodeListOf<HTMLElement | SVGElement> => {
  const quoted = CSS.escape(name);
  return document.querySelectorAll(`[data-anchor="${quoted}"], [data-holds="${quoted}"]`);
};

export function find(name: string): Element | null {
  for (const element of called(name)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return element;
  }
  return null;
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Lets things fly one shortly after another; those whose places are not on the screen stay away. */
export function fly(flights: Flight[]): void {
  if (!moving() || document.hidden) return;
  flights.slice(0, 12).forEach((flight, index) => {
    const from = find(flight.from);
    const to = find(flight.to);
    if (!from || !to || from === to) return;
    const [start, end] = [middle(from), middle(to)];
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    piece.setAttribute("viewBox", "0 0 24 24");
    piece.setAttribute("class", "flying");
    piece.setAttribute("aria-hidden", "true");
    piece.innerHTML = flight.picture;
    document.body.append(piece);
    const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 3);
    const at = (x: number, y: number, scale: number) => `translate(${x - 16}px, ${y - 16}px) scale(${scale})`;
    const flown = piece.animate(
      [
        { transform: at(start.x, start.y, 0.6), opacity: 0 },
        { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.25), opacity: 1, offset: 0.5 },
        { transform: at(end.x, end.y, 0.8), opacity: 0.9 },
      ],
      { duration: 420, delay: index * 90, easing: "ease-in-out", fill: "both" },
    );
    flown.onfinish = flown.oncancel = () => piece.remove();
  });
}

/**
 * Puts an SVG group at a point; when the point changes, the group goes there along an arc.
 * `<g {@attach place(x, y)}>` for pieces that are kept by a key.
 */
export function place(x: number, y: number): Attachment<SVGElement> {
  return (element) => {
    const before = element.dataset.at?.split(" ").map(Number);
    element.dataset.at = `${x} ${y}`;
    element.setAttribute("transform", `translate(${x} ${y})`);
    if (!before || !moving() || (before[0] === x && before[1] === y)) return;
    const [fromX, fromY] = before as [number, number];
    const lift = Math.hypot(x - fromX, y - fromY) / 5;
    element.animate(
      [
        { transform: `translate(${fromX}px, ${fromY}px)` },
        { transform: `translate(${(x + fromX) / 2}px, ${(y + fromY) / 2 - lift}px)` },
        { transform: `translate(${x}px, ${y}px)` },
      ],
      { duration: 380, easing: "ease-in-out" },
    );
  };
}
