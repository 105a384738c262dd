// Pieces and cards are dragged as well as clicked, where a move goes from one place to another (`way` of the game).
//
// A mouse that moves no farther than STILL has clicked. A finger rests for HOLD before it carries something: one that
// moves at once scrolls the page or the map. Escape puts back what is carried.
import type { Attachment } from "svelte/attachments";
import { hide } from "../lib/explain";
import { lens } from "../lib/lens.svelte";
import { called } from "../lib/motion";
import type { Seating } from "./seating.svelte";

const STILL = 8;
const HOLD = 180;

interface Carried {
  picture: string;
  moves: string[];
}
/** Where things can be taken up, where each of them can be put, and which moves that makes. */
type Ways = Map<string, Map<string, Carried>>;

/** The innermost place at an element that has one of these names. */
function placeAt(element: Element | null, names: { has(name: string): boolean }): HTMLElement | null {
  for (let at = element; at; at = at.parentElement) {
    const place = at as HTMLElement;
    const { anchor, holds } = place.dataset ?? {};
    if ((anchor && names.has(anchor)) || (holds && names.has(holds))) return place;
  }
  return null;
}

const nameOf = (place: HTMLElement, names: { has(name: string): boolean }): string =>
  [place.dataset.anchor, place.dataset.holds].find((name) => name && names.has(name))!;

function picturePiece(picture: string): SVGSVGElement {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("viewBox", "0 0 24 24");
  piece.setAttribute("class", "flying carried");
  piece.setAttribute("aria-hidden", "true");
  piece.innerHTML = picture;
  document.body.append(piece);
  return piece;
}

/** Makes a desk one on which things are dragged: `<main {@attach dragging(seating)}>`. */
export const dragging =
  (seating: Seating): Attachment<HTMLElement> =>
  (desk) => {
    const { picker } = seating;
    let known: { moves: string[]; ways: Ways } | null = null;
    let down: {
      from: string;
      at: [number, number];
      pointer: number;
      ready: boolean;
      source: Element;
    } | null = null;
    let piece: SVGSVGElement | null = null;
    let targets = new Map<string, Carried>();
    let under: HTMLElement | null = null;
    let resting = 0;

    function ways(): Ways {
      if (picker.waiting || seating.wonder.on) return new Map();
      if (known?.moves === picker.possible) return known.ways;
      const found: Ways = new Map();
      for (const move of picker.possible) {
        const way = seating.wayOf(move);
        if (!way.from) continue;
        const places = found.get(way.from) ?? new Map<string, Carried>();
        found.set(way.from, places);
        const carried = places.get(way.to) ?? { picture: way.picture, moves: [] };
        places.set(way.to, { ...carried, moves: [...carried.moves, move] });
      }
      known = { moves: picker.possible, ways: found };
      return found;
    }

    function begin(): void {
      targets = ways().get(down!.from) ?? new Map();
      hide();
      lens.hide();
      // Whoever waits for a long press, or pans the map, lets go.
      down!.source.dispatchEvent(
        new PointerEvent("pointercancel", { bubbles: true, pointerId: down!.pointer, pointerType: "touch" }),
      );
      piece = picturePiece([...targets.values()][0]?.picture ?? "");
      desk.classList.add("dragging");
      for (const name of targets.keys()) called(name).forEach((one) => one.classList.add("target"));
    }

    function carry(x: number, y: number): void {
      piece!.style.transform = `translate(${x - 22}px, ${y - 22}px)`;
      const found = document.elementsFromPoint(x, y).map((one) => placeAt(one, targets));
      const now = found.find((one) => one !== null) ?? null;
      if (now === under) return;
      under?.classList.remove("under");
      now?.classList.add("under");
      under = now;
    }

    /** Lets go; what is put somewhere is a move, or the beginning of one. */
    function end(drop: boolean): void {
      const [where, from] = [under, down?.from];
      clearTimeout(resting);
      if (piece) {
        piece.remove();
        desk.classList.remove("dragging");
        desk.querySelectorAll(".target").forEach((one) => one.classList.remove("target", "under"));
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, true));
      }
      piece = under = down = null;
      if (!drop || !where) return;
      const { moves } = targets.get(nameOf(where, targets))!;
      if (moves.length === 1) return picker.send(moves[0]!);
      for (const spot of [from!, nameOf(where, targets)]) if (picker.isLit(spot)) picker.choose(spot);
    }

    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };

    function press(event: PointerEvent): void {
      if (down) return end(false); // a second finger zooms
      const target = event.target as Element;
      const all = ways();
      const source = event.button === 0 ? placeAt(target, all) : null;
      if (!source || target.closest("button, a, input")) return;
      const touch = event.pointerType === "touch";
      down = {
        from: nameOf(source, all),
        at: [event.clientX, event.clientY],
        pointer: event.pointerId,
        ready: !touch,
        source,
      };
      if (touch) resting = window.setTimeout(() => down && (down.ready = true), HOLD);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== down?.pointer) return;
      const far = Math.hypot(event.clientX - down.at[0], event.clientY - down.at[1]);
      if (!down.ready) {
        if (far > STILL) end(false);
        return;
      }
      event.stopPropagation();
      if (!piece && far > STILL) begin();
      if (piece) carry(event.clientX, event.clientY);
    }

    const release = (event: PointerEvent) => event.pointerId === down?.pointer && end(event.isTrusted);
    const lost = (event: PointerEvent) => event.isTrusted && event.pointerId === down?.pointer && end(false);
    const still = (event: TouchEvent) => down?.ready && event.cancelable && event.preventDefault();
    const select = (event: Event) => down && event.preventDefault();
    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !piece) return;
      event.stopPropagation();
      end(false);
    }
    function over(event: PointerEvent): void {
      if (event.pointerType === "touch" || down) return;
      const source = placeAt(event.target as Element, ways());
      desk.querySelector(".grip")?.classList.remove("grip");
      source?.classList.add("grip");
    }

    type Listener = [EventTarget, string, (event: never) => unknown, AddEventListenerOptions?];
    const listeners: Listener[] = [
      [desk, "pointerdown", press],
      [desk, "pointerover", over],
      [desk, "selectstart", select],
      [desk, "dragstart", select],
      [desk, "touchmove", still, { passive: false }],
      [window, "pointermove", move, { capture: true }],
      [window, "pointerup", release, { capture: true }],
      [window, "pointercancel", lost, { capture: true }],
      [window, "keydown", key, { capture: true }],
    ];
    for (const [at, type, deed, how] of listeners) at.addEventListener(type, deed as EventListener, how);
    return () => {
      end(false);
      for (const [at, type, deed, how] of listeners) at.removeEventListener(type, deed as EventListener, how);
    };
  };
