// Says everything in the chosen language, from the same Fluent files as the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Caution, Fact, Language, LogLine, Question, ScoreLine, Serves, Sign } from "../api/types";
import { settings } from "./settings.svelte";

const OWN = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default", eager: true });

type Said = Record<string, FluentVariable>;

export function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** A message of a bundle; a missing one shows its name, so that it is noticed. */
export function said(from: FluentBundle, name: string, facts: Said, form = ""): string {
  const message = from.getMessage(name.replaceAll("_", "-").replaceAll(" ", "-"));
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? from.formatPattern(pattern, facts, []).trim() : `{${name}}`;
}

const own = (language: Language): FluentBundle =>
  bundle(
    language,
    ...Object.keys(OWN).flatMap((path) => (path.endsWith(`${language}.ftl`) ? [OWN[path]!] : [])),
  );

const frame: Record<Language, FluentBundle> = { ru: own("ru"), en: own("en") };

/** A text of the page itself: `t("seats", { count: 3 })`. Follows the chosen language. */
export const t = (name: string, facts: Said = {}): string => said(frame[settings.language], name, facts);

export const has = (name: string): boolean => frame[settings.language].hasMessage(name);

/** A number as people read it: with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What is said at a table of one game in one language; the browser's twin of polyana/speech/table_talk.py. */
export class TableTalk {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
    readonly names: Record<string, string>,
    readonly effects: Record<string, string>,
    readonly rows: Record<string, Sign[]>,
  ) {
    this.#bundle = bundle(language, ...texts);
  }

  /** The name of a component; words that are no ids stay as they are. */
  name = (thing: string): string => this.names[thing] ?? thing;

  /** The text of an effect: what a card, tile or cell does. */
  effect = (effect: string): string => this.effects[effect] ?? effect;

  /** The row of signs of an effect. */
  signs = (effect: string): Sign[] => this.rows[effect] ?? [];

  /** Any message of the game's own files: `table-fare`, `screen-round`. */
  say = (name: string, facts: Said = {}): string => said(this.#bundle, name, facts);

  question = (question: Question, players: string[]): string =>
    this.say(`ask-${question.kind}`, this.#facts([question.seat, ...question.about], players));

  move = (move: string): string => {
    const [verb, ...words] = move.split(" ");
    const said = this.lettered(words);
    // Words that are numbers count as such, so that plurals work.
    words.forEach((word, index) => /^\d+$/.test(word) && (said[LETTERS[index]!] = Number(word)));
    return this.say(`move-${verb}`, said);
  };

  /** What moves are called that begin with a verb, or with a verb and a thing; empty if that has no name. */
  group = (words: string): string => {
    const [verb, thing] = words.split(" ");
    const name = `group-${verb!.replaceAll("_", "-")}`;
    if (thing === undefined) return this.say(name);
    const known = this.#bundle.hasMessage(`${name}-of`);
    return known ? this.say(`${name}-of`, this.lettered([thing])) : (this.names[thing] ?? "");
  };

  told = (line: LogLine, players: string[]): string => {
    if (line.event !== "forced") return this.say(`told-${line.event}`, this.#facts(line.facts, players));
    const [seat, move] = line.facts;
    return this.say("told-forced", { player: this.#player(seat, players), move: this.move(String(move)) });
  };

  /** What should be read before a move that may be a mistake. */
  caution = (caution: Caution): string =>
    this.say(`caution-${caution.what}`, this.lettered(caution.facts ?? []));

  line = (line: ScoreLine): string => this.say(`line-${line.what}`, this.lettered(line.facts ?? []));

  /** What a line is called where the sheets of all players stand side by side; see `row` in table_talk.py. */
  row = (line: ScoreLine): string => {
    const facts = line.facts ?? [];
    const name = `line-${line.what}`.replaceAll("_", "-");
    const named = facts.some((fact) => typeof fact === "string");
    const form = this.#bundle.getMessage(name)?.attributes["row"] ? "row" : named ? "" : "kind";
    return said(this.#bundle, name, this.lettered(facts), form);
  };

  /** What the game calls the next one, played with these options; empty if it has no word for it. */
  sequel = (options: Record<string, string | number | boolean>): string => {
    if (!this.#bundle.hasMessage("sequel")) return "";
    const facts: Said = {};
    for (const [key, value] of Object.entries(options)) {
      facts[key] = this.name(String(value));
      facts[`${key}-id`] = String(value);
    }
    return this.say("sequel", facts);
  };

  /** What a move is good for and what it costs, in one sentence; a part may be called otherwise where it is a loss. */
  goodFor = (gains: [string, number][]): string => {
    const parts = (sign: 1 | -1, form: "" | "cost"): string[] =>
      gains
        .filter(([, points]) => points * sign > 0)
        .map(([part]) => said(this.#bundle, `part-${part}`, {}, form));
    const [gained, paid] = [parts(1, ""), parts(-1, "cost")];
    const which = gained.length > 0 ? (paid.length > 0 ? "both" : "good") : paid.length > 0 ? "dear" : "even";
    return this.say(`hint-${which}`, { gains: gained.join(", "), costs: paid.join(", ") });
  };

  /** What the goods that a move brings are needed for, in one sentence. */
  serves = ({ thing, goods, left }: Serves): string => {
    const all = this.lacking(goods.map((good) => [0, good]));
    return this.say("serves", { goods: all, thing: this.name(thing), "thing-id": thing, left });
  };

  /** Goods that are missing, as a list; 0 stands for any number. */
  lacking(goods: [number, string][]): string {
    const said = goods.map(([n, good]) => this.say("lack", { n, good: this.name(good), "good-id": good }));
    const last = said.pop() ?? "";
    return said.length > 0 ? this.say("hint-and", { some: said.join(", "), last }) : last;
  }

  /** What comes after a move, in one sentence. */
  prepares = (moves: string[]): string => {
    const said = moves.map(this.move);
    const all = said.reduce((move, next) => this.say("hint-after", { move, next }));
    return this.say("hint-then", { moves: all });
  };

  #facts(facts: Fact[], players: string[]): Said {
    if (typeof facts[0] !== "number") return this.lettered(facts);
    return { player: this.#player(facts[0], players), ...this.lettered(facts.slice(1)) };
  }

  /** Facts as a sentence takes them: `$a`, `$b`, ... by name, `$a-id` as they are; numbers and goods as a list, too. */
  lettered(facts: Fact[]): Said {
    const named = facts.map((fact) => this.name(String(fact)));
    const lettered: Said = {
      all: named.join(", "),
      rest: named.slice(1).join(", "),
      count: facts.length,
    };
    facts.forEach((fact, index) => {
      const letter = LETTERS[index];
      if (letter === undefined) return;
      lettered[letter] = typeof fact === "number" ? fact : this.name(fact);
      if (typeof fact === "string") lettered[`${letter}-id`] = fact;
    });
    const goods = facts.flatMap((fact, index): [number, string][] => {
      const good = facts[index + 1];
      return index % 2 === 0 && typeof fact === "number" && typeof good === "string" ? [[fact, good]] : [];
    });
    if (goods.length > 0 && 2 * goods.length === facts.length) lettered["lacking"] = this.lacking(goods);
    return lettered;
  }

  #player = (seat: Fact | undefined, players: string[]): string =>
    typeof seat === "number" ? (players[seat] ?? String(seat)) : String(seat);
}
