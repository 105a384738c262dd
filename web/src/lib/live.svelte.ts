// A table as it is now. The server sends the whole redacted table after every change; only log and chat are added to.
import { api, Problem } from "../api/client";
import type { LiveMessage, LogLine, Said, Sight, TableInfo } from "../api/types";

export type Connection = "connecting" | "open" | "lost" | "missing";

/** What one seat of this browser sees; `seat` is null for a spectator. */
export interface Seen {
  seat: number | null;
  sight: Sight;
  log: LogLine[];
}

export class Live {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seen = $state.raw<Seen[]>([]);
  chat = $state.raw<Said[]>([]);
  thinking = $state.raw<number[]>([]);
  late = $state.raw<number[]>([]);
  failing = $state.raw<number[]>([]);
  /** How many messages came: each one shows that the server answers. */
  heard = $state(0);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;

  constructor(readonly id: string) {}

  /** Opens the socket, and opens it again whenever it breaks. Gives the function that ends it. */
  open(): () => void {
    this.#connect();
    const hurry = () => {
      if (this.connection === "lost" && !document.hidden) this.#connect();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      this.#closed = true;
      clearTimeout(this.#timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.#socket?.close();
    };
  }

  /** Opens the socket anew, after a seat has been taken: from now on there is more to see. */
  reopen(): void {
    this.#socket?.close(4000);
    this.#connect();
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await api.me(); // makes the guest's cookie before the first socket
    } catch (problem) {
      if (problem instanceof Problem) return this.#again();
      throw problem;
    }
    if (this.#closed) return;
    const url = new URL(`/api/tables/${this.id}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    let first = true;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.connection = "open";
      this.heard += 1;
      this.#take(JSON.parse(event.data), first);
      first = false;
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      if (event.code === 4404) this.connection = "missing";
      else this.#again();
    };
  }

  #again(): void {
    this.connection = "lost";
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), Math.min(8000, 250 * 2 ** this.#tries));
  }

  #take(message: LiveMessage, first: boolean): void {
    this.table = message.table;
    this.thinking = message.thinking;
    this.late = message.late;
    this.failing = message.failing;
    this.seen = message.sights.map(({ seat, sight, log }) => {
      const before = first ? undefined : this.seen.find((seen) => seen.seat === seat);
      return { seat, sight, log: [...(before?.log.slice(0, log.from) ?? []), ...log.lines] };
    });
    this.chat = [...(first ? [] : this.chat.slice(0, message.chat.from)), ...message.chat.lines];
  }
}
