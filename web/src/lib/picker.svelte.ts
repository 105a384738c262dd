// How a move is put together on the board.
//
// A game says where a move lies on its table: `place 3 gather` lies on the spots "die 3" and "cell gather 3". Spots
// can be chosen in any order. A spot is lit as long as some legal move with everything chosen so far needs it; when
// only one move is left, and all its spots are chosen, it is sent.
//
// A spot written `~pawn sail` is only there to tell moves apart: it is lit and can be chosen, but where one move is left
// without it, that move is sent.
//
// A move that is any number of things at once (`keep oak ash`) lies on each of them and on DONE: things are ticked, and
// DONE, which is lit as long as just those make a move, sends it.
import type { Attachment } from "svelte/attachments";
import { t } from "./speech.svelte";

export type Spot = string;
/** The spot of the button that ends the ticking. */
export const DONE: Spot = "done";
export type SpotsOf = (move: string[]) => Spot[];

export class Picker {
  /** The legal moves of the asked seat. */
  options = $state.raw<string[]>([]);
  chosen = $state.raw<Spot[]>([]);
  /** Moves that need nothing more from the board, but of which there are several: the buttons decide. */
  asking = $state.raw<string[]>([]);
  /** The spots that a hint, a log line or a button under the pointer shows. */
  shown = $state.raw<Spot[]>([]);
  /** A move is on its way: nothing can be chosen until it has arrived. */
  waiting = $state(false);
  #spots = $state.raw<SpotsOf>(() => []);
  #sent: (move: string) => void = () => {};

  readonly possible = $derived(
    this.options.filter((move) => {
      const spots = this.spotsOf(move);
      return this.chosen.every((spot) => spots.includes(spot));
    }),
  );
  /** The move that consists of just what has been ticked, if there is one. */
  readonly ticked = $derived(
    this.options.find((move) => {
      const spots = this.spotsOf(move);
      return spots.includes(DONE) && spots.length === this.chosen.length + 1 && this.possible.includes(move);
    }),
  );
  readonly lit = $derived.by((): Set<Spot> => {
    if (this.waiting) return new Set();
    const lit = new Set(this.possible.flatMap((move) => this.spotsOf(move)));
    if (this.ticked === undefined) lit.delete(DONE);
    return lit;
  });

  /** A new question, or none: whatever was chosen is put back, unless nothing has changed. */
  ask(options: string[], spots: SpotsOf, send: (move: string) => void): void {
    this.#sent = send;
    if (options.length !== this.options.length || options.some((move, at) => move !== this.options[at]))
      this.cancel();
    this.options = options;
    this.#spots = spots;
  }

  /** Whether a move is put together by ticking. */
  isTicked = (move: string): boolean => this.spotsOf(move).includes(DONE);

  spotsOf = (move: string): Spot[] =>
    this.#spots(move.split(" ")).map((spot) => (spot.startsWith("~") ? spot.slice(1) : spot));

  /** The spots without which a move is not chosen. */
  #needed = (move: string): Spot[] => this.#spots(move.split(" ")).filter((spot) => !spot.startsWith("~"));

  isLit = (spot: Spot): boolean => this.lit.has(spot) && !this.chosen.includes(spot);
  isChosen = (spot: Spot): boolean => this.chosen.includes(spot);
  isShown = (spot: Spot): boolean => this.shown.includes(spot);

  /** A spot on the board is clicked: chosen, or put back. */
  choose(spot: Spot): void {
    if (this.isChosen(spot)) {
      this.chosen = this.chosen.filter((other) => other !== spot);
      this.asking = [];
      return;
    }
    if (!this.isLit(spot)) return;
    if (spot === DONE) return this.send(this.ticked!);
    const chosen = [...this.chosen, spot];
    const whole = this.options.filter((move) => {
      const spots = this.spotsOf(move);
      return spots.length > 0 && chosen.every((one) => spots.includes(one));
    });
    const done = whole.filter((move) => this.#needed(move).every((one) => chosen.includes(one)));
    if (whole.length === 1 && done.length === 1) this.send(whole[0]!);
    else {
      this.chosen = chosen;
      this.asking = done.length === whole.length ? whole : [];
    }
  }

  send(move: string): void {
    this.cancel();
    this.#sent(move);
  }

  cancel(): void {
    this.chosen = [];
    this.asking = [];
    this.shown = [];
  }

  /**
   * Makes an element a spot: `<g {@attach picker.spot("hex 3,1", name)}>`. It is lit, focusable and clickable when a
   * legal move lies on it, and log lines, hints and flights find it by its name.
   */
  spot =
    (spot: Spot, label = ""): Attachment<HTMLElement | SVGElement> =>
    (element) => {
      element.dataset.anchor = spot;
      const forget = () => {
        for (const name of ["role", "tabindex", "aria-pressed", "aria-label", "aria-description"])
          element.removeAttribute(name);
      };
      $effect(() => {
        const lit = this.isLit(spot);
        const chosen = this.isChosen(spot);
        element.classList.toggle("lit", lit);
        element.classList.toggle("chosen", chosen);
        element.classList.toggle("shown", this.isShown(spot));
        if (lit || chosen) {
          element.setAttribute("role", "button");
          element.setAttribute("tabindex", "0");
          element.setAttribute("aria-pressed", String(chosen));
          // What can be read on a spot is its name; a label beside it would contradict what people see.
          const named = element instanceof HTMLElement && element.textContent.trim() !== "";
          if (label)
            element.setAttribute(
              named ? "aria-description" : "aria-label",
              t("choose-spot", { spot: label }),
            );
        } else forget();
      });
      const click = (event: Event) => {
        if (!this.isLit(spot) && !this.isChosen(spot)) return;
        event.stopPropagation();
        this.choose(spot);
      };
      const key = (event: Event) => {
        if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        click(event);
      };
      element.addEventListener("click", click);
      element.addEventListener("keydown", key);
      return () => {
        // The element may go on living without being a spot.
        element.classList.remove("lit", "chosen", "shown");
        forget();
        element.removeEventListener("click", click);
        element.removeEventListener("keydown", key);
      };
    };
}
