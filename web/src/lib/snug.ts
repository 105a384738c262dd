// What would have to be scrolled is made a little smaller first.

/** From as designed to as small as it can be read well, and what is left then. */
const SIZES = ["", "small", "smaller"];
const LAST = "smallest";

/**
 * `<div {@attach snug(shorten)}>`: gives the element `data-snug`, the largest of the sizes with which all that lies in it
 * is in sight. What the sizes mean is for its styles to say. Before the last is taken, there has to be less.
 */
export const snug =
  (shorten: () => void) =>
  (element: HTMLElement): (() => void) => {
    const lay = () => {
      for (const size of SIZES) {
        element.dataset.snug = size;
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
      shorten();
      element.dataset.snug = LAST;
    };
    const sized = new ResizeObserver(lay);
    const changed = new MutationObserver(lay);
    sized.observe(element);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    lay();
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  };
