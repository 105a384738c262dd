// Why not? The rules know the reason; it is asked of the server and said with the words of the game.
import { api } from "../api/client";
import type { Fact, Question } from "../api/types";
import { said } from "../lib/speech.svelte";
import type { Seating } from "../table/seating.svelte";
import { words } from "./words";

/** The anchors of what an element is and lies in, from within; a few are enough. */
const things = (element: Element): string[] => {
  const found: string[] = [];
  for (let at = element.closest<HTMLElement>("[data-anchor]"); at && found.length < 4;) {
    if (!found.includes(at.dataset.anchor!)) found.push(at.dataset.anchor!);
    at = at.parentElement?.closest<HTMLElement>("[data-anchor]") ?? null;
  }
  return found;
};

/** Why nothing can be done with a thing, in a few sentences; empty where nobody could do anything. */
export async function whyNot(seating: Seating, element: Element): Promise<string> {
  const { seat, talk, table } = seating;
  if (seat === null || seating.moment || !talk || table?.status !== "running") return "";
  const names = things(element);
  if (names.length === 0) return "";
  const [from, { reasons }] = await Promise.all([
    words(table.game, talk.language),
    api.whyNot(seating.id, seat, names),
  ]);
  const asked = (of: number): string => {
    const found = seating.now?.sight.questions.find((one: Question) => one.seat === of);
    return found ? talk.question(found, seating.names) : "";
  };
  const all = reasons.length > 0 ? reasons : [{ what: "asked" }];
  return all
    .map(({ what, facts = [] }) => {
      const question = asked(what === "turn" ? Number(facts[0]) : seat);
      return said(from, `whynot-${what}`, { question, ...talk.lettered(facts as Fact[]) });
    })
    .join(" ");
}
