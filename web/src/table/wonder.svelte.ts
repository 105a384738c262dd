// What is this, and why not? Listens on the desk; what answers is loaded when somebody wonders for the first time.
import type { Attachment } from "svelte/attachments";
import { explaining, hide, meant, pin, toldOf } from "../lib/explain";
import { lens } from "../lib/lens.svelte";
import type { Seating } from "./seating.svelte";

/** Where a click means something else. */
const CONTROLS = "button, a, summary, input, select, textarea, label, [role=button]";

export class Wonder {
  /** Whether every click asks what a thing is. */
  on = $state(false);
  #desk: HTMLElement | null = null;

  constructor(readonly seating: Seating) {}

  /** Makes a desk one at which people may wonder: `<main {@attach wonder.desk}>`. */
  desk: Attachment<HTMLElement> = (desk) => {
    this.#desk = desk;
    explaining.tell = async (element, own) => {
      if (!desk.contains(element) || !this.seating.talk) return null;
      return (await import("../wonder/about")).about(this.seating, element, own);
    };
    explaining.follow = (href) => (this.seating.rulesAt = href.split("#")[1] ?? "");
    const whole = (event: Event) => this.on && this.#asked(event);
    const click = (event: Event) => void this.#whyNot(event.target as Element);
    const key = (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && whole(event);
    desk.addEventListener("click", whole, true);
    desk.addEventListener("keydown", key, true);
    desk.addEventListener("click", click);
    return () => {
      this.turn(false);
      explaining.tell = explaining.follow = null;
      desk.removeEventListener("click", whole, true);
      desk.removeEventListener("keydown", key, true);
      desk.removeEventListener("click", click);
    };
  };

  /** While it is on, every thing can be reached by the keyboard, and a click or Enter explains it. */
  turn(on = !this.on): void {
    this.on = on;
    hide();
    document.documentElement.classList.toggle("wondering", on);
    for (const thing of this.#desk?.querySelectorAll<HTMLElement>("[data-anchor]") ?? []) {
      if (on && !thing.hasAttribute("tabindex")) {
        thing.tabIndex = 0;
        thing.dataset.reached = "";
      } else if (!on && thing.dataset.reached !== undefined) {
        thing.removeAttribute("tabindex");
        delete thing.dataset.reached;
      }
    }
  }

  /** In place of what a click would do, the thing is explained, and why it cannot be used. */
  #asked(event: Event): void {
    const thing = meant(event.target, true);
    if (!thing) return;
    event.preventDefault();
    event.stopPropagation();
    void Promise.all([toldOf(thing), this.#reasons(thing)]).then(([told, why]) => {
      if (this.on && thing.isConnected && (told || why)) pin(thing, { text: "", ...told, why }, true);
    });
  }

  /** Why nothing can be done with a thing; empty if something can. */
  async #reasons(thing: Element): Promise<string> {
    if (thing.closest(".lit, .chosen")) return "";
    const { whyNot } = await import("../wonder/whynot");
    // What the server refuses here (it cannot be reached, somebody clicks very fast) is not worth a complaint.
    return whyNot(this.seating, thing).catch(() => "");
  }

  async #whyNot(target: Element): Promise<void> {
    const thing = target.closest<HTMLElement>("[data-anchor]");
    if (!thing || target.closest(CONTROLS)) return;
    const why = await this.#reasons(thing);
    if (!why || !thing.isConnected || thing.matches(".lit")) return;
    if (lens.card) lens.notes = [...lens.notes, why];
    else pin(thing, { text: "", why });
  }
}
