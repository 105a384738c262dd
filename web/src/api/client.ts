// Talks to the server. Whatever it refuses comes as a Problem with its own sentence.
import type {
  Accepted,
  Coached,
  Course,
  GameContent,
  GameInfo,
  GameLesson,
  GameRules,
  Hint,
  Invite,
  Language,
  Lobby,
  Me,
  Moment,
  OptionValue,
  Qr,
  Reach,
  SeatWish,
  TableInfo,
  Why,
  WhyNot,
} from "./types";
import { learn } from "../lib/refusals";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly detail: string,
    /** What the rules refused, to be said in any language, and the game that has words for it. */
    readonly why: Why | null = null,
    readonly game = "",
  ) {
    super(detail);
  }
}

/** What the server refused; the words for it are there when it is told. */
async function problem(status: number, text: string): Promise<Problem> {
  try {
    const { reason, detail, key, facts, because, game = "" } = JSON.parse(text);
    if (key) await learn(game);
    return new Problem(status, reason, detail, key ? { detail, key, facts, because } : null, game);
  } catch {
    return new Problem(status, "unknown", text.slice(0, 200));
  }
}

/** The first request makes the guest; one sent beside it would make another guest, and a seat could be lost to it. */
let first: Promise<unknown> | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Whoever waited looks again: if the first request failed, another one is the first.
  for (let seen: typeof first = null; seen !== first;) await (seen = first);
  let answer: Response;
  try {
    const asked = fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
    first ??= asked.then(
      () => undefined,
      () => (first = null),
    );
    answer = await asked;
  } catch {
    throw new Problem(0, "unreachable", "");
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  throw await problem(answer.status, text);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const sight = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  speak: (language: Language) => call<Me>("PUT", "/api/me", { language }),
  deviceLink: () => post<{ token: string; expires: string }>("/api/me/link"),
  adopt: (token: string) => post<Me>("/api/me/adopt", { token }),

  reach: () => get<Reach>("/api/reach"),
  qr: (text: string) => post<Qr>("/api/qr", { text }),

  games: () => get<GameInfo[]>("/api/games"),
  content: (game: string, language: Language) =>
    get<GameContent>(`/api/games/${game}/content?lang=${language}`),
  rules: (game: string, language: Language) => get<GameRules>(`/api/games/${game}/rules?lang=${language}`),

  lesson: (game: string, language: Language) => get<GameLesson>(`/api/games/${game}/lesson?lang=${language}`),
  learn: (game: string, language: Language) => post<TableInfo>("/api/lessons", { game, language }),

  lobby: () => get<Lobby>("/api/tables"),
  newTable: (
    game: string,
    options: Record<string, OptionValue>,
    seats: SeatWish[],
    company: {
      public: boolean;
      language: Language;
      stand_in: string;
      take_back: boolean;
      hints: boolean;
      grace: number;
      nonces: boolean;
    },
  ) => post<TableInfo>("/api/tables", { game, options, seats, ...company }),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  claimByToken: (id: string, token: string, nonce: string) =>
    post<TableInfo>(`/api/tables/${id}/claim`, { token, nonce }),
  claimSeat: (id: string, seat: number, nonce = "") =>
    post<TableInfo>(`/api/tables/${id}/claim`, { seat, nonce }),
  giveNonce: (id: string, nonce: string) => post<TableInfo>(`/api/tables/${id}/nonce`, { nonce }),
  invite: (id: string, seat: number) => post<Invite>(`/api/tables/${id}/invite`, { seat }),
  start: (id: string, bot: string) => post<TableInfo>(`/api/tables/${id}/start`, { bot }),
  cancel: (id: string) => call<null>("DELETE", `/api/tables/${id}`),
  nameSeat: (id: string, seat: number, name: string) =>
    post<TableInfo>(`/api/tables/${id}/name`, { seat, name }),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),

  play: (id: string, seat: number, revision: number, move: string, sure: boolean) =>
    post<Accepted>(`/api/tables/${id}/moves`, { seat, revision, move, sure }),
  undo: (id: string, seat: number, revision: number) =>
    post<Accepted>(`/api/tables/${id}/undo`, { seat, revision }),
  askBack: (id: string, seat: number, revision: number) =>
    post<TableInfo>(`/api/tables/${id}/back`, { seat, revision }),
  answerBack: (id: string, seat: number, agree: boolean) =>
    post<TableInfo>(`/api/tables/${id}/back/answer`, { seat, agree }),
  hint: (id: string, seat: number) => post<Hint>(`/api/tables/${id}/hint`, { seat }),
  whyNot: (id: string, seat: number, things: string[]) =>
    get<WhyNot>(
      `/api/tables/${id}/why-not?${new URLSearchParams([["seat", String(seat)], ...things.map((one) => ["thing", one])])}`,
    ),
  coach: (id: string, seat: number, revision: number, move: string) =>
    post<Coached>(`/api/tables/${id}/coach`, { seat, revision, move }),
  resign: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/resign`, { seat }),
  mute: (id: string, seat: number, muted: boolean) =>
    post<TableInfo>(`/api/tables/${id}/mute`, { seat, muted }),
  remove: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/remove`, { seat }),
  replace: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/replace`, { seat }),
  chat: (id: string, text: string) => post<{ id: number }>(`/api/tables/${id}/chat`, { text }),

  moment: (id: string, number: number, seat: number | null) =>
    get<Moment>(`/api/tables/${id}/at/${number}${sight(seat)}`),
  course: (id: string) => get<Course>(`/api/tables/${id}/course`),
  recordPath: (id: string) => `/api/tables/${id}/record`,
  upload: (record: string) => post<TableInfo>("/api/records", record),
};
