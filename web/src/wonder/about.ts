// What is this? Things by the first word of their anchor (`about-ship` in a game's locale/about.*.ftl), signs by the
// names and sentences of the index in its rulebook. Each says in which paragraph of the rules more is told.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Told } from "../lib/explain";
import { t } from "../lib/speech.svelte";
import type { Seating } from "../table/seating.svelte";
import { words } from "./words";

/** The paragraph in which the signs are listed; every rulebook has it. */
const SIGNS = "symbols";

interface About {
  title: string;
  text: string;
  rules: string;
}

const plain = (name: string): string => name.replaceAll("_", "-");

function message(from: FluentBundle, name: string, facts: Record<string, FluentVariable>): About | null {
  const found = from.getMessage(name);
  if (!found?.value) return null;
  const say = (pattern: typeof found.value | undefined) =>
    pattern ? from.formatPattern(pattern, facts, []).trim() : "";
  const { about, rules } = found.attributes;
  return { title: say(found.value), text: say(about), rules: say(rules) };
}

/** Kind and facts of an anchor: `2/die 3` is a die; facts are its further words, `$a` by name, `$a-id` as it is. */
function ofThing(seating: Seating, from: FluentBundle, anchor: string): About | null {
  const [kind = "", ...rest] = anchor.replace(/^\d+\//, "").split(" ");
  const facts: Record<string, FluentVariable> = { count: rest.length };
  rest.forEach((word, index) => {
    const letter = "abcdef"[index];
    if (!letter) return;
    facts[letter] = /^\d+$/.test(word) ? Number(word) : seating.talk!.name(word);
    facts[`${letter}-id`] = word;
    facts[`${letter}-player`] = seating.names[Number(word)] ?? "";
  });
  return message(from, `about-${plain(kind)}`, facts);
}

/** A sign is called as in the index of the rulebook; the few that stand only on the table have words of their own. */
function ofSign(from: FluentBundle, word: string): About | null {
  const found = message(from, `symbol-${plain(word)}`, {});
  if (!found) return message(from, `about-sign-${plain(word)}`, {});
  return { ...found, title: found.title.charAt(0).toUpperCase() + found.title.slice(1), rules: SIGNS };
}

/** All that is known of an element: its sign, then the things it lies in, from within. */
export async function about(seating: Seating, element: Element, own: string): Promise<Told | null> {
  const { game } = seating.table!;
  const from = await words(game, seating.talk!.language);
  const found: About[] = [];
  const sign = element instanceof SVGElement ? element.dataset.icon : undefined;
  const signed = sign ? ofSign(from, sign) : null;
  if (signed) found.push(signed);
  for (
    let at = element.closest("[data-anchor]");
    at;
    at = at.parentElement?.closest("[data-anchor]") ?? null
  ) {
    const thing = ofThing(seating, from, (at as HTMLElement).dataset.anchor!);
    if (!thing) continue;
    found.push(thing);
    break;
  }
  const [first] = found;
  if (!first) return own ? { text: own } : null;
  const lines = [own, ...found.map((one) => one.text)].filter(
    (line, at, all) => line && all.indexOf(line) === at,
  );
  const { rules } = found.at(-1)!;
  return {
    title: own.split("\n")[0] === first.title ? "" : first.title,
    text: (own && !signed ? [own, ...(own.includes("\n") ? [] : [first.text])] : lines)
      .filter(Boolean)
      .join("\n"),
    ...(rules && { rules: { href: `/rules/${game}#${rules}`, name: t("in-the-rules") } }),
  };
}
