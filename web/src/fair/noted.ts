// What this browser saw and gave before the game, noted down so that it can be compared after it.
import type { TableInfo } from "../api/types";
import { keep, kept } from "../lib/kept";

export interface Noted {
  commitment: string;
  /** Empty if this browser gave none. */
  nonce: string;
}

const key = (table: string) => `polyana-deal-${table}`;

export const noted = (table: string): Noted | null => kept<Noted | null>(key(table), null);

/** 128 random bits that nobody else knows. */
const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What this browser adds to the deal of a table that waits: made once its commitment has been seen, and kept. */
export function nonceFor(table: TableInfo): string {
  const before = noted(table.id);
  if (before) return before.nonce;
  const nonce = table.nonces ? drawn() : "";
  keep(key(table.id), { commitment: table.commitment, nonce });
  return nonce;
}
