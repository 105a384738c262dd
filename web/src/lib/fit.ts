// Cards as large as the room allows: however many lie there, all of them are in sight.
import type { Attachment } from "svelte/attachments";

interface Laid {
  /** How wide a card is. */
  card: number;
  columns: number;
}

/** How so many cards lie in a room, in as many rows as suit them best. */
export function laid(
  count: number,
  width: number,
  height: number,
  ratio: number,
  most: number,
  gap: number,
): Laid {
  let best: Laid = { card: 1, columns: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows;
    const card = Math.floor(Math.min(most, wide, high * ratio));
    if (card > best.card) best = { card, columns };
  }
  return best;
}

/**
 * `<div {@attach fit(0.75, 130)}>`: gives the element `--card`, the width of a card of this ratio (width to height) with
 * which all its children fit into it, never more than `most`, and `--columns`, how many lie side by side. The room must
 * not grow with its children.
 */
export const fit =
  (ratio: number, most: number, gap = 6): Attachment<HTMLElement> =>
  (element) => {
    const lay = () => {
      const { clientWidth, clientHeight, children } = element;
      const { card, columns } = laid(children.length, clientWidth, clientHeight, ratio, most, gap);
      element.style.setProperty("--card", `${card}px`);
      element.style.setProperty("--columns", String(columns));
    };
    const sized = new ResizeObserver(lay);
    const changed = new MutationObserver(lay);
    sized.observe(element);
    changed.observe(element, { childList: true });
    lay();
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  };
