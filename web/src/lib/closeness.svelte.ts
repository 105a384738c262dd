/** How closely a board is looked at: wheel and pinch zoom where they are, a drag moves it, and so do the keys + - 0 and
 *  the arrows. A click stays a click. */

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The board that is looked at, in a measure of its own. */
export interface Plane {
  /** What of it is there to be seen. */
  frame: Frame;
  /** The closest look. */
  most: number;
  /** A point of the window as a point of the board. */
  at(x: number, y: number): [number, number];
  /** What it is seen through. */
  rim(): Element;
}

type Point = [number, number];

const STEP = 1.35;
const NOTCH = 1.15;
/** A finger or a mouse that moved no farther than this has clicked. */
const STILL = 6;

const between = (least: number, value: number, greatest: number) =>
  Math.min(Math.max(least, value), greatest);

export class Closeness {
  scale = $state(1);
  /** The middle of what is seen; without one it is the middle of the frame. */
  #middle = $state.raw<Point | null>(null);
  readonly #plane: () => Plane;
  readonly #fingers = new Map<number, Point>();
  #moved = false;

  constructor(plane: () => Plane) {
    this.#plane = plane;
  }

  readonly seen: Frame = $derived.by(() => {
    const { frame } = this.#plane();
    const [width, height] = [frame.width / this.scale, frame.height / this.scale];
    const [x, y] = this.#middle ?? [frame.left + frame.width / 2, frame.top + frame.height / 2];
    return {
      left: between(frame.left, x - width / 2, frame.left + frame.width - width),
      top: between(frame.top, y - height / 2, frame.top + frame.height - height),
      width,
      height,
    };
  });
  readonly closest = $derived.by(() => this.scale >= this.#plane().most);

  get #centre(): Point {
    return [this.seen.left + this.seen.width / 2, this.seen.top + this.seen.height / 2];
  }

  /** Zooms so that the point under the pointer stays where it is. */
  #zoom(factor: number, at: Point = this.#centre): void {
    const next = between(1, this.scale * factor, this.#plane().most);
    if (next === this.scale) return;
    const kept = this.scale / next;
    const centre = this.#centre;
    this.#middle = [at[0] + (centre[0] - at[0]) * kept, at[1] + (centre[1] - at[1]) * kept];
    this.scale = next;
    if (next === 1) this.#middle = null;
  }

  #pan(x: number, y: number): void {
    const [across, down] = this.#centre;
    this.#middle = [across + x, down + y];
  }

  nearer = (): void => this.#zoom(STEP);
  farther = (): void => this.#zoom(1 / STEP);
  whole = (): void => {
    this.scale = 1;
    this.#middle = null;
  };

  // Fingers and mouse

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size === 1) this.#moved = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const { at } = this.#plane();
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, there]) => there);
      const far = (one: Point) => Math.hypot(one[0] - other![0], one[1] - other![1]);
      const amid = at((now[0] + other![0]) / 2, (now[1] + other![1]) / 2);
      this.#zoom(far(now) / Math.max(1, far(before)), amid);
      this.#moved = true;
    } else if (this.scale > 1) {
      if (!this.#moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < STILL) return;
      this.#moved = true;
      const [from, to] = [at(...before), at(...now)];
      this.#pan(from[0] - to[0], from[1] - to[1]);
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** Who has dragged the board does not also choose what was under the pointer. */
  #click = (event: Event): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #wheel = (event: WheelEvent): void => {
    if (scrolls(event, this.#plane().rim())) return;
    event.preventDefault();
    this.#zoom(event.deltaY < 0 ? NOTCH : 1 / NOTCH, this.#plane().at(event.clientX, event.clientY));
  };

  /** Svelte's own wheel listeners are passive: they could not keep the page from scrolling. */
  listening = (element: HTMLElement) => {
    element.addEventListener("wheel", this.#wheel, { passive: false });
    element.addEventListener("click", this.#click, true);
    return () => {
      element.removeEventListener("wheel", this.#wheel);
      element.removeEventListener("click", this.#click, true);
    };
  };

  // Keys

  key = (event: KeyboardEvent): void => {
    const deed = this.#deed(event.key);
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow") && this.scale === 1) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };

  #deed(key: string): (() => void) | undefined {
    const [aside, upwards] = [this.seen.width / 8, this.seen.height / 8];
    const deeds: Record<string, () => void> = {
      "+": this.nearer,
      "=": this.nearer,
      "-": this.farther,
      "0": this.whole,
      ArrowLeft: () => this.#pan(-aside, 0),
      ArrowRight: () => this.#pan(aside, 0),
      ArrowUp: () => this.#pan(0, -upwards),
      ArrowDown: () => this.#pan(0, upwards),
    };
    return deeds[key];
  }

  /** Whatever the keyboard comes to is brought into sight. */
  focus = (event: FocusEvent): void => {
    const [plane, target] = [this.#plane(), event.target];
    if (this.scale === 1 || !(target instanceof Element) || target === plane.rim()) return;
    if (!plane.rim().contains(target)) return;
    const [box, room] = [target.getBoundingClientRect(), plane.rim().getBoundingClientRect()];
    const inside =
      box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
    if (!inside) this.#middle = plane.at(box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Whether something inside the rim scrolls by this turn of the wheel. */
function scrolls(event: WheelEvent, rim: Element): boolean {
  for (let one = event.target as Element | null; one && one !== rim; one = one.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(one).overflowY)) continue;
    const left = event.deltaY < 0 ? one.scrollTop : one.scrollHeight - one.clientHeight - one.scrollTop;
    if (left > 1) return true;
  }
  return false;
}
