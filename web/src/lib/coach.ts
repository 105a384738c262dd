// The coach: who has one, and what is said before a move that gives much away.
import { api } from "../api/client";
import type { TableInfo, Warned } from "../api/types";
import { settings } from "./settings.svelte";
import { t, type TableTalk } from "./speech.svelte";

/** Whether somebody looks over one's shoulder: among easy bots alone, unless that is not wanted. */
export function hasCoach(table: TableInfo): boolean {
  const others = table.seats.filter((seat) => !seat.mine);
  const easy = others.length > 0 && others.every((seat) => seat.kind === "bot" && seat.bot === "easy");
  return settings.coach && easy && table.seats.length - others.length === 1;
}

/** What a move gives away, if that is much. No answer is no warning: nobody waits for the coach. */
export async function warned(table: TableInfo, seat: number, move: string): Promise<Warned | null> {
  try {
    return (await api.coach(table.id, seat, table.revision, move)).warning;
  } catch {
    return null;
  }
}

export const warning = ({ better, gains }: Warned, talk: TableTalk): string =>
  t("coach-warns", { better: talk.move(better), why: talk.goodFor(gains) });
