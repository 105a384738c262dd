// Explanations: what a card, cell, token or number is, in a bubble beside it while it is pointed at, focused, or held by
// a finger. One bubble and one set of listeners serve the whole page. A table adds what its game knows of things and
// signs (`explaining.tell`, see wonder/), and lets a bubble stay: for `why not`, and while people ask what things are.
import type { Attachment } from "svelte/attachments";

/** What a bubble says; `rules` is the paragraph of the rulebook that tells more. */
export interface Told {
  title?: string;
  text: string;
  /** Why nothing can be done with it now. */
  why?: string;
  rules?: { href: string; name: string };
}

const WAIT = 250;
const LINGER = 350;
const HOLD = 450;
/** What must never be covered: the question with its buttons, and the tabs of a phone. */
const KEEP_CLEAR = ".question-place, nav.tabs, .tools";
const THINGS = "[data-told], [data-anchor], [data-icon]";

const texts = new WeakMap<Element, { say: () => string; clear: string }>();

export const explaining = {
  /** Adds what a table knows to the own text of an element; null: nothing is known of it. */
  tell: null as ((element: Element, own: string) => Promise<Told | null>) | null,
  /** Opens the rulebook at a link that was followed. */
  follow: null as ((href: string) => void) | null,
};

/** `<div {@attach explain(() => talk.effect(card.effect))}>`. `clear` selects what around it shall not be covered. */
export const explain =
  (text: string | (() => string), clear = ""): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    texts.set(element, { say: typeof text === "string" ? () => text : text, clear });
    element.dataset.told = "";
    return () => {
      texts.delete(element);
      delete element.dataset.told;
      hide(element);
    };
  };

/** The thing that is meant by a place on the page; none where a card is shown large, for that says it all. */
export function meant(target: EventTarget | null, asking = false): Element | null {
  const thing = target instanceof Element ? target.closest(THINGS) : null;
  if (asking || !thing) return thing;
  const told = thing.closest("[data-told]");
  const card = (target as Element).closest("[data-look]");
  return card && !(told && card !== told && card.contains(told)) ? null : thing;
}

/** What an element says of itself: its own text, or that of what it lies in, up to the next thing with a name. */
function ownText(element: Element): { text: string; clear: string } {
  const told = element.closest("[data-told]");
  const named = element.closest("[data-anchor]");
  const own = told && (!named || named === told || named.contains(told)) ? texts.get(told) : undefined;
  return { text: own?.say() ?? "", clear: own?.clear ?? "" };
}

let bubble: HTMLElement | null = null;
let live: HTMLElement | null = null;
let shownFor: Element | null = null;
let pinned = false;
let timer = 0;
let ending = 0;

function made(): HTMLElement {
  if (bubble?.isConnected) return bubble;
  bubble = document.createElement("div");
  bubble.className = "explanation";
  bubble.id = "explanation";
  bubble.setAttribute("role", "tooltip");
  // A popover lies above an open dialog too.
  bubble.popover = "manual";
  bubble.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || !explaining.follow) return;
    event.preventDefault();
    hide();
    explaining.follow(link.getAttribute("href")!);
  });
  live = document.createElement("div");
  live.className = "sr";
  live.style.top = "0"; // at the foot of the page it would make it a pixel higher
  live.ariaLive = "polite";
  document.body.append(bubble, live);
  return bubble;
}

function fill(box: HTMLElement, { title, text, why, rules }: Told): void {
  const part = (kind: string, of: string, words: string) => {
    const element = document.createElement(kind);
    element.className = of;
    element.textContent = words;
    return element;
  };
  box.replaceChildren();
  if (title) box.append(part("strong", "title", title));
  if (text) box.append(part("span", "text", text));
  if (why) box.append(part("span", "why", why));
  if (rules) {
    const link = part("a", "rules", rules.name) as HTMLAnchorElement;
    link.href = rules.href;
    box.append(link);
  }
}

const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Above, below or beside, wherever it covers neither the thing nor the buttons. */
function put(box: HTMLElement, element: Element, clear: string): void {
  const thing = element.getBoundingClientRect();
  const whole = (clear && element.closest(clear)?.getBoundingClientRect()) || thing;
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const fit = (at: number, size: number, room: number) => Math.max(8, Math.min(room - size - 8, at));
  const x = thing.x + thing.width / 2 - width / 2;
  const y = thing.y + thing.height / 2 - height / 2;
  const keep = [...document.querySelectorAll(KEEP_CLEAR)].map((one) => one.getBoundingClientRect());
  const places = [
    [x, whole.top - height - 8],
    [x, whole.bottom + 8],
    [whole.right + 8, y],
    [whole.left - width - 8, y],
    // At the rim there may be room only to one side.
    [whole.right - width, whole.bottom + 8],
    [whole.left, whole.bottom + 8],
    [whole.right - width, whole.top - height - 8],
    [whole.left, whole.top - height - 8],
    [whole.left - width - 8, whole.bottom + 8],
  ].map(([left, top]) => {
    const at = new DOMRect(fit(left!, width, innerWidth), fit(top!, height, innerHeight), width, height);
    const covered = keep.reduce((sum, one) => sum + overlap(at, one), 0);
    return { at, cost: covered * 10 + overlap(at, whole) };
  });
  const { at } = places.reduce((best, place) => (place.cost < best.cost ? place : best));
  box.style.transform = `translate(${at.left}px, ${at.top}px)`;
}

function open(element: Element, told: Told, clear = "", stay = false): void {
  const box = made();
  fill(box, told);
  pinned = stay;
  box.classList.toggle("pinned", stay);
  if (box.matches(":popover-open")) box.hidePopover();
  box.showPopover();
  shownFor?.removeAttribute("aria-describedby");
  shownFor = element;
  element.setAttribute("aria-describedby", "explanation");
  put(box, element, clear);
  // Who hears the page hears a bubble that was asked for at once; others are read with what they describe.
  live!.textContent = stay ? [told.title, told.text, told.why].filter(Boolean).join(". ") : "";
  clearTimeout(ending);
}

export function hide(element?: Element): void {
  if (element && shownFor !== element) return;
  clearTimeout(timer);
  clearTimeout(ending);
  if (!bubble || !shownFor) return;
  if (bubble.matches(":popover-open")) bubble.hidePopover();
  shownFor.removeAttribute("aria-describedby");
  shownFor = null;
  pinned = false;
}

/** What is to be said of an element: its own words and what the table knows. */
export async function toldOf(element: Element): Promise<Told | null> {
  const { text } = ownText(element);
  return (await explaining.tell?.(element, text)) ?? (text ? { text } : null);
}

let asked = 0;

async function say(element: Element, stay = false): Promise<void> {
  const now = ++asked;
  const told = await toldOf(element);
  if (told && now === asked && element.isConnected) open(element, told, ownText(element).clear, stay);
}

/** A bubble that stays beside a thing until something else is done, or for as long as it takes to read. */
export function pin(element: Element, told: Told, forever = false): void {
  asked += 1;
  open(element, told, "", true);
  const read = 3000 + 60 * (told.text + (told.why ?? "")).length;
  if (!forever) ending = window.setTimeout(() => hide(element), read);
}

const leave = () => {
  clearTimeout(timer);
  clearTimeout(ending);
  asked += 1;
  if (shownFor && !pinned) ending = window.setTimeout(() => hide(), LINGER);
};

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || event.buttons > 0) return;
  if (bubble?.contains(event.target as Node)) return clearTimeout(ending);
  const thing = meant(event.target);
  if (thing === shownFor && thing) return clearTimeout(ending);
  leave();
  if (thing && !pinned) timer = window.setTimeout(() => void say(thing), WAIT);
});
document.documentElement.addEventListener("pointerleave", leave);
addEventListener("focusin", (event) => {
  const thing = meant(event.target);
  if (thing && thing === event.target && thing.matches(":focus-visible")) void say(thing);
});
addEventListener("focusout", (event) => !pinned && hide(event.target as Element));

// A finger holds; then it does not also choose.
let spoke = false;
addEventListener(
  "pointerdown",
  (event) => {
    spoke = false;
    clearTimeout(timer);
    if (bubble?.contains(event.target as Node)) return;
    hide();
    const thing = event.pointerType === "touch" ? meant(event.target) : null;
    if (thing)
      timer = window.setTimeout(() => {
        spoke = true;
        void say(thing, true);
      }, HOLD);
  },
  true,
);
for (const type of ["pointerup", "pointercancel"])
  addEventListener(type, (event) => (event as PointerEvent).pointerType === "touch" && clearTimeout(timer));
addEventListener("contextmenu", (event) => spoke && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    if (!spoke) return;
    spoke = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  true,
);
addEventListener("scroll", () => hide(), { capture: true, passive: true });
addEventListener("keydown", (event) => event.key === "Escape" && hide());
