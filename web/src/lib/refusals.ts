// What the rules refuse, said with the same Fluent files as in the terminal; they are loaded when the first one comes.
import type { FluentBundle } from "@fluent/bundle";
import type { Language, Why } from "../api/types";
import { bundle, said } from "./speech.svelte";

const SHARED = import.meta.glob<string>("../../../src/polyana/speech/locale/{,content.}{en,ru}.ftl", {
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("../../../src/polyana/games/*/locale/content.*.ftl", {
  query: "?raw",
  import: "default",
});

type Words = Record<Language, FluentBundle>;

/** By game; under the empty name those of all games. */
const learned = new Map<string, Words>();

async function words(language: Language, game: string): Promise<FluentBundle> {
  const wanted = Object.entries(SHARED).filter(([path]) => path.endsWith(`${language}.ftl`));
  const own = OWN[`../../../src/polyana/games/${game}/locale/content.${language}.ftl`];
  const files = [...wanted.map(([, load]) => load), ...(own ? [own] : [])];
  return bundle(language, ...(await Promise.all(files.map((load) => load()))));
}

/** Loads the words for refusals, of one game too if it is named; without them the page has a general line. */
export async function learn(game: string): Promise<void> {
  if (learned.has(game)) return;
  try {
    const [en, ru] = await Promise.all([words("en", game), words("ru", game)]);
    learned.set(game, { en, ru });
  } catch {
    // They could not be loaded: the next refusal tries again.
  }
}

/** The sentence of a refusal; the server's English where there are no words for it, empty where that would not do. */
export function refused(why: Why, game: string, language: Language): string {
  const from = learned.get(game)?.[language];
  const message = `refusal-${why.key}`;
  if (!from?.hasMessage(message)) return language === "en" ? why.detail : "";
  const facts = { ...why.facts };
  if (why.because.length > 0)
    facts["reason"] = why.because.map((one) => refused(one, game, language) || one.detail).join("; ");
  return said(from, message, facts);
}
