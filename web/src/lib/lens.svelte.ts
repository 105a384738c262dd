// The large view of a card: beside it while it is pointed at or focused; a finger holds it, or taps where nothing can
// be chosen.
import type { Attachment } from "svelte/attachments";

/** The id of the large view. */
export const LENS = "lens";
const HOLD = 400;
const LINGER = 180;

class Lens {
  card = $state<string | null>(null);
  notes = $state.raw<string[]>([]);
  box = $state.raw<DOMRect | null>(null);
  #for: Element | null = null;

  show(element: Element, card: string, notes: string[]): void {
    this.#for?.removeAttribute("aria-describedby");
    this.#for = element;
    element.setAttribute("aria-describedby", LENS);
    this.card = card;
    this.notes = notes;
    this.box = element.getBoundingClientRect();
  }

  hide(element?: Element): void {
    if (element && element !== this.#for) return;
    this.#for?.removeAttribute("aria-describedby");
    this.#for = null;
    this.card = null;
  }
}

export const lens = new Lens();

/** `<div {@attach look(card, () => ["..."])}>`: the innermost one under the pointer is shown. */
export const look =
  (card: string, notes: () => string[] = () => []): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    let held = 0;
    let read = false;
    const show = () => lens.show(element, card, notes());
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.buttons > 0) return;
      event.stopPropagation();
      // Who only passes over a card on the way elsewhere does not want to read it.
      clearTimeout(held);
      if (lens.card) show();
      else held = window.setTimeout(show, LINGER);
    };
    const down = (event: PointerEvent) => {
      read = false;
      clearTimeout(held);
      if (event.pointerType !== "touch") return;
      event.stopPropagation();
      lens.hide();
      held = window.setTimeout(() => {
        read = true;
        show();
      }, HOLD);
    };
    const release = () => clearTimeout(held);
    const leave = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(held);
      lens.hide(element);
    };
    const focus = () => element.matches(":focus-visible") && show();
    const blur = () => lens.hide(element);
    // A finger that was held to read does not also choose; a tap on what cannot be chosen reads.
    const click = (event: MouseEvent) => {
      if (read) {
        read = false;
        event.stopImmediatePropagation();
      } else if (
        (event as PointerEvent).pointerType === "touch" &&
        !(event.target as Element).closest(".lit, .chosen")
      ) {
        show();
      }
    };
    const menu = (event: Event) => read && event.preventDefault();
    const listeners: [string, EventListener, boolean?][] = [
      ["pointerover", over as EventListener],
      ["pointerleave", leave as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerup", release],
      ["pointercancel", release],
      ["focus", focus],
      ["blur", blur],
      ["contextmenu", menu],
      ["click", click as EventListener, true],
    ];
    for (const [type, deed, capture] of listeners) element.addEventListener(type, deed, capture);
    element.dataset.look = card;
    return () => {
      delete element.dataset.look;
      clearTimeout(held);
      lens.hide(element);
      for (const [type, deed, capture] of listeners) element.removeEventListener(type, deed, capture);
    };
  };
