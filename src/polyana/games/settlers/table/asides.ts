// Cards that lie apart from hand and empires, to be chosen from.
import { printing, stacks, type Content, type Stack, type View } from "./things";

export interface Aside {
  /** What the section is called, and what flights know it by. */
  section: "revealed" | "draft" | "looked-at";
  /** The word before a card in the name of its spot. */
  where: "open" | "aside";
  stacks: Stack[];
}

/** Those that lie open for all, and those that only this seat sees. */
export function asides(view: View, seat: number | null, content: Content): Aside[] {
  const own = seat === null ? undefined : view.players[seat];
  const open = view.revealed.map((card) => ({ card, printing: printing(card, content), many: 1 }));
  const all: Aside[] = [
    { section: "revealed", where: "open", stacks: open },
    { section: "draft", where: "aside", stacks: stacks(own?.draft ?? [], content) },
    { section: "looked-at", where: "aside", stacks: stacks(own?.looked_at ?? [], content) },
  ];
  return all.filter((aside) => aside.stacks.length > 0);
}
