// The words for what things are and why they cannot be used: loaded when somebody wonders for the first time.
import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../api/types";
import { bundle } from "../lib/speech.svelte";

const texts = import.meta.glob<string>(
  [
    "../../../src/polyana/games/*/locale/{about,rulebook,whynot}.*.ftl",
    "../../../src/polyana/speech/locale/whynot.*.ftl",
  ],
  { query: "?raw", import: "default" },
);

const known = new Map<string, Promise<FluentBundle>>();

/** All that can be said of the things of a game, in one language. */
export function words(game: string, language: Language): Promise<FluentBundle> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? read(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function read(game: string, language: Language): Promise<FluentBundle> {
  const folder = `../../../src/polyana/games/${game}/locale`;
  const files = ["about", "rulebook", "whynot"].map((part) => `${folder}/${part}.${language}.ftl`);
  const all = [...files, `../../../src/polyana/speech/locale/whynot.${language}.ftl`];
  return bundle(language, ...(await Promise.all(all.map((path) => texts[path]?.() ?? ""))));
}
