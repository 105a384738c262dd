// The games that can be shown: their tables, their words, their components. Loaded when a table of theirs is opened.
import { api } from "../api/client";
import type { GameContent, GameInfo, Language } from "../api/types";
import type { GameTable } from "./contract";
import { TableTalk } from "./speech.svelte";

const tables = import.meta.glob<{ default: GameTable }>("../../../src/polyana/games/*/table/index.ts");
const texts = import.meta.glob<string>("../../../src/polyana/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

const hints = import.meta.glob<string>("../../../src/polyana/speech/locale/hint.*.ftl", {
  query: "?raw",
  import: "default",
});

let offered: Promise<GameInfo[]> | null = null;

/** All games of this server; asked once. */
export function games(): Promise<GameInfo[]> {
  offered ??= api.games().catch((problem) => {
    offered = null;
    throw problem;
  });
  return offered;
}

export async function gameTable(game: string): Promise<GameTable> {
  const load = tables[`../../../src/polyana/games/${game}/table/index.ts`];
  if (!load) throw new Error(`there is no table for ${game}`);
  return (await load()).default;
}

/** The components of a game, with their words in one language; the browser keeps them and asks whether they are new. */
export function gameContent(game: string, language: Language): Promise<GameContent> {
  return api.content(game, language);
}

/** The words of a game's table in one language. */
export async function gameTalk(game: string, language: Language, content: GameContent): Promise<TableTalk> {
  const folder = `../../../src/polyana/games/${game}/locale/`;
  const { screenWords = true } = await gameTable(game);
  const wanted = ["", ...(screenWords ? ["screen."] : []), "table."].map(
    (part) => `${folder}${part}${language}.ftl`,
  );
  const all = [
    ...wanted.map((path) => texts[path]),
    hints[`../../../src/polyana/speech/locale/hint.${language}.ftl`],
  ];
  const found = await Promise.all(all.flatMap((load) => (load ? [load()] : [])));
  return new TableTalk(language, found, content.names[language], content.texts[language], content.signs);
}
