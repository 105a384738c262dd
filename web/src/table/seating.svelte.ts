// Everything a table page knows: what is seen, whose eyes see it, what is asked, and what is about to be sent.
import { api, Problem } from "../api/client";
import type { GameContent, Hint, LogLine, Moment, Question, Sight, TableInfo } from "../api/types";
import type { GameTable, Player, Way } from "../lib/contract";
import { hasCoach, warned, warning } from "../lib/coach";
import { gameContent, gameTable, gameTalk } from "../lib/games";
import type { Guide } from "../lib/lesson.svelte";
import { Live, type Seen } from "../lib/live.svelte";
import { Picker } from "../lib/picker.svelte";
import { namesAt, playersOf } from "../lib/players";
import { said } from "../lib/problems";
import { settings } from "../lib/settings.svelte";
import type { TableTalk } from "../lib/speech.svelte";
import { Wonder } from "./wonder.svelte";

/** A move that waits for a yes: why, in sentences; `final` if it cannot be taken back. */
export interface Pending {
  move: string;
  final: boolean;
  cautions: string[];
  /** The coach would rather take it back. */
  coached?: boolean;
}

export class Seating {
  readonly live: Live;
  readonly picker = new Picker();
  game = $state.raw<GameTable | null>(null);
  content = $state.raw<GameContent | null>(null);
  talk = $state.raw<TableTalk | null>(null);
  /** The seat whose eyes are used in a hot seat, once its player has lifted the curtain. */
  eyes = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether what draws and names the game could not be loaded. */
  unprepared = $state(false);
  /** Whether the end of the game is celebrated over the table; once, and when somebody wants to see it again. */
  celebrating = $state(false);
  #busy = $state(false);
  /** The revision that the server has acknowledged; until it is seen here, nothing more is sent. */
  #acknowledged = $state(0);
  /** The paragraph of the rulebook that somebody wants to read. */
  rulesAt = $state("");
  readonly wonder = new Wonder(this);
  #trouble = $state.raw<{ said: string; until: number } | null>(null);
  /** The lesson of this table, while it lasts. */
  lesson = $state.raw<Guide | null>(null);
  /** A moment of the past that is looked at; null is now. */
  moment = $state.raw<Moment | null>(null);

  /** What went wrong; that the server does not answer is true until it is heard again. */
  readonly trouble = $derived.by((): string =>
    this.#trouble && this.live.heard < this.#trouble.until ? this.#trouble.said : "",
  );
  readonly busy = $derived.by(
    (): boolean => this.#busy || (this.live.table?.revision ?? 0) < this.#acknowledged,
  );
  readonly table = $derived.by((): TableInfo | null => this.live.table);
  readonly players = $derived.by((): Player[] => playersOf(this.table?.seats ?? []));
  readonly names = $derived(this.players.map((player) => player.name));
  /** A line of the log, with the names of those who made it. */
  readonly told = (line: LogLine): string =>
    this.talk!.told(line, namesAt(line.number, this.table?.seats ?? [], this.names));
  readonly mine = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** Among people a bot gives advice only where the table has agreed on it. */
  readonly hintsAllowed = $derived(
    this.table?.hints || (this.table?.seats ?? []).every((seat) => seat.kind !== "person" || seat.mine),
  );
  /** The seat that should look now: the asked one of mine, else the one that looked last. */
  readonly turn = $derived.by((): number | null => {
    const asked = this.mine.filter((seat) => this.table?.asked.includes(seat));
    if (this.eyes !== null && (asked.length === 0 || asked.includes(this.eyes))) return this.eyes;
    return asked[0] ?? this.mine[0] ?? null;
  });
  /** Who has to lift the curtain before anything is shown; null: nobody. */
  readonly curtain = $derived.by((): number | null => {
    if (this.mine.length < 2 || this.turn === null || this.turn === this.eyes) return null;
    if (this.table?.status !== "running" || this.moment) return null;
    const tables = this.live.seen.map((seen) => JSON.stringify(seen.sight.table));
    return tables.every((table) => table === tables[0]) ? null : this.turn;
  });
  readonly now = $derived.by((): Seen | null => {
    const seat = this.curtain === null ? this.turn : this.eyes;
    return this.live.seen.find((seen) => seen.seat === seat) ?? this.live.seen[0] ?? null;
  });
  readonly sight = $derived.by((): Sight | null => this.moment?.sight ?? this.now?.sight ?? null);
  readonly seat = $derived.by((): number | null =>
    this.moment ? this.moment.seat : (this.now?.seat ?? null),
  );
  readonly log = $derived.by((): LogLine[] => this.moment?.log ?? this.now?.log ?? []);
  readonly question = $derived.by((): Question | null => {
    if (this.moment || this.curtain !== null || this.table?.status !== "running") return null;
    return this.now?.sight.questions.find((question) => question.seat === this.seat) ?? null;
  });
  /** After so many moves my last turn had ended; 0: there was none yet, or the past is looked at. */
  readonly moved = $derived.by((): number => (this.moment ? 0 : (this.now?.sight.moved ?? 0)));
  readonly asked = $derived.by((): number[] =>
    this.moment ? this.moment.sight.questions.map((question) => question.seat) : (this.table?.asked ?? []),
  );
  readonly myTurn = $derived(
    this.mine.some((seat) => this.table?.asked.includes(seat)) && this.table?.status === "running",
  );

  readonly winners = $derived(this.players.filter((player) => this.table?.result?.places[player.seat] === 1));

  constructor(readonly id: string) {
    this.live = new Live(id);
  }

  /** Loads what draws and names this game; again when the language changes. */
  async prepare(game: string): Promise<void> {
    const { language } = settings;
    try {
      const [table, content] = await Promise.all([gameTable(game), gameContent(game, language)]);
      const talk = await gameTalk(game, language, content);
      if (language === settings.language) [this.game, this.content, this.talk] = [table, content, talk];
      this.unprepared = false;
    } catch (problem) {
      this.unprepared = true;
      this.complain(problem);
    }
  }

  complain(problem: unknown): void {
    const unheard = problem instanceof Problem && problem.reason === "unreachable";
    this.#trouble = { said: said(problem), until: unheard ? this.live.heard + 1 : Infinity };
  }

  /** The picture of what a move names, if it names anything that has one. */
  iconOf = (move: string): string =>
    move
      .split(" ")
      .slice(1)
      .map((word) => this.game!.icon(word, this.content!.content))
      .find(Boolean) ?? "";

  /** How a move goes over the table; where the game does not say it, it ends where it was chosen last. */
  wayOf = (move: string): Way =>
    this.game!.way(move.split(" "), this.sight!.table, this.content!.content, this.seat ?? 0) ?? {
      to: this.picker.spotsOf(move).at(-1) ?? "",
      picture: this.iconOf(move),
    };

  /** A move was put together: it is sent, unless there is something to be said before. */
  propose(move: string): void {
    this.#trouble = null;
    if (this.lesson?.refuses(move)) return this.picker.cancel();
    // Clicked again: that is a yes.
    if (this.lesson?.wants(move) || this.pending?.move === move) return void this.send(move, true);
    const cautions = (this.question?.cautions?.[move] ?? []).map((one) => this.talk!.caution(one));
    if (hasCoach(this.table!)) void this.#askCoach(move, cautions);
    else if (cautions.length > 0) this.pending = { move, final: false, cautions };
    else void this.send(move, !settings.confirm);
  }

  /** Before a move that gives much away is made, the coach says so. */
  async #askCoach(move: string, cautions: string[]): Promise<void> {
    const { table, seat, talk } = this;
    if (this.busy || !table || !talk || seat === null) return;
    this.#busy = true;
    const found = await warned(table, seat, move);
    this.#busy = false;
    if (this.table?.revision !== table.revision) return;
    if (found) cautions = [...cautions, warning(found, talk)];
    if (cautions.length === 0) return void this.send(move, !settings.confirm);
    this.pending = { move, final: false, cautions, coached: found !== null };
    if (found) this.picker.shown = this.picker.spotsOf(found.better);
  }

  /** `sure`: send it even if it cannot be taken back. */
  async send(move: string, sure: boolean): Promise<void> {
    if (this.busy || this.seat === null || !this.table) return;
    this.pending = this.hint = null;
    const { seat, table } = this;
    await this.#try(async () => {
      const { revision, held_back } = await again(() => api.play(this.id, seat, table.revision, move, sure));
      this.#acknowledged = revision;
      if (!held_back) return;
      this.pending = { move, final: true, cautions: [] };
      this.picker.shown = this.picker.spotsOf(move);
    });
  }

  /** What undo would do for this seat now: take back, or ask the others whether it may. */
  readonly undoing = $derived.by((): "undo" | "ask" | null => {
    if (this.seat === null || this.moment || this.table?.status !== "running") return null;
    if (this.now?.sight.can_undo) return "undo";
    return this.table.may_ask_back.includes(this.seat) && this.table.back === null ? "ask" : null;
  });

  async undo(): Promise<void> {
    const { seat, table } = this;
    if (seat === null || !table || this.undoing === null) return;
    this.pending = this.hint = null;
    const asks = this.undoing === "ask";
    await this.#try(async () => {
      if (asks) await api.askBack(this.id, seat, table.revision);
      else this.#acknowledged = (await api.undo(this.id, seat, table.revision)).revision;
    });
  }

  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.#try(async () => {
      this.hint = await api.hint(this.id, seat);
      this.picker.shown = this.picker.spotsOf(this.hint.move);
    });
  }

  /** Something for the server; what it refuses is said above the buttons. */
  async do(deed: () => Promise<unknown>): Promise<void> {
    await this.#try(deed);
  }

  forget(): void {
    this.pending = null;
    this.hint = null;
    this.#trouble = null;
    this.picker.cancel();
  }

  async #try(deed: () => Promise<unknown>): Promise<void> {
    this.#busy = true;
    this.#trouble = null;
    try {
      await deed();
    } catch (problem) {
      // An answer that was lost on its way: what was done stands, and the table shows it.
      if (problem instanceof Problem && problem.reason === "counted") return this.live.reopen();
      this.complain(problem);
    } finally {
      this.#busy = false;
    }
  }
}

/** Asks once more if no answer came: the server knows by the revision whether it was done already. */
async function again<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.reason !== "unreachable") throw problem;
    return deed();
  }
}
