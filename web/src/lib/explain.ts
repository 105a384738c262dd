// Explanations: what a card, cell or token does, beside it while it is pointed at, focused, or held by a finger.
import type { Attachment } from "svelte/attachments";

const HOLD = 450;
let bubble: HTMLElement | null = null;
let shownFor: Element | null = null;

function show(element: Element, text: string, clear: string): void {
  if (!text) return;
  if (!bubble?.isConnected) {
    bubble = document.createElement("div");
    bubble.className = "explanation";
    bubble.id = "explanation";
    bubble.setAttribute("role", "tooltip");
    // A popover lies above an open dialog too.
    bubble.popover = "manual";
    document.body.append(bubble);
  }
  bubble.textContent = text;
  if (bubble.matches(":popover-open")) bubble.hidePopover();
  bubble.showPopover();
  shownFor?.removeAttribute("aria-describedby");
  shownFor = element;
  element.setAttribute("aria-describedby", "explanation");
  const box = element.getBoundingClientRect();
  const whole = (clear && element.closest(clear)?.getBoundingClientRect()) || box;
  const [width, height] = [bubble.offsetWidth, bubble.offsetHeight];
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.x + box.width / 2 - width / 2));
  const above = whole.y - height - 8;
  const top = above >= 8 ? above : Math.min(innerHeight - height - 8, whole.bottom + 8);
  bubble.style.transform = `translate(${left}px, ${Math.max(8, top)}px)`;
}

function hide(element?: Element): void {
  if (!bubble || (element && shownFor !== element)) return;
  if (bubble.matches(":popover-open")) bubble.hidePopover();
  shownFor?.removeAttribute("aria-describedby");
  shownFor = null;
}

addEventListener("scroll", () => hide(), { capture: true, passive: true });
addEventListener("keydown", (event) => event.key === "Escape" && hide());

/**
 * `<div {@attach explain(() => talk.effect(card.effect))}>`: the innermost one under the pointer speaks. `clear` selects
 * what around it shall not be covered.
 */
export const explain =
  (text: string | (() => string), clear = ""): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    const say = () => show(element, typeof text === "string" ? text : text(), clear);
    let held = 0;
    let spoke = false;
    const on = (type: string, deed: (event: Event) => void) => {
      element.addEventListener(type, deed);
      return () => element.removeEventListener(type, deed);
    };
    const offs = [
      on("pointerover", (event) => {
        if ((event as PointerEvent).pointerType === "touch") return;
        event.stopPropagation();
        say();
      }),
      on("pointerleave", () => hide(element)),
      on("focus", () => element.matches(":focus-visible") && say()),
      on("blur", () => hide(element)),
      on("pointerdown", (event) => {
        spoke = false;
        if ((event as PointerEvent).pointerType !== "touch") return hide(element);
        event.stopPropagation();
        held = window.setTimeout(() => {
          spoke = true;
          say();
        }, HOLD);
      }),
      on("pointerup", () => clearTimeout(held)),
      on("pointercancel", () => clearTimeout(held)),
      on("contextmenu", (event) => spoke && event.preventDefault()),
    ];
    // A finger that was held to read does not also choose.
    const notAlso = (event: Event) => {
      if (!spoke) return;
      spoke = false;
      event.stopImmediatePropagation();
    };
    element.addEventListener("click", notAlso, true);
    return () => {
      clearTimeout(held);
      hide(element);
      element.removeEventListener("click", notAlso, true);
      offs.forEach((off) => off());
    };
  };
