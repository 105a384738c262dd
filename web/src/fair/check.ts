// Whether a finished game was dealt as it was promised; docs/server.md tells how to do the same by hand.
import type { TableInfo } from "../api/types";
import type { Noted } from "./noted";
import { tell } from "./words";

export interface Finding {
  good: boolean;
  sentence: string;
}

/** The SHA-256 of a line: the word polyana and these, with spaces between them. */
async function hash(...words: string[]): Promise<string> {
  const line = new TextEncoder().encode(["polyana", ...words].join(" "));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", line));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What there is to be said; null where the browser does not calculate. */
export async function check(table: TableInfo, noted: Noted | null): Promise<Finding[] | null> {
  if (!globalThis.crypto?.subtle) return null;
  const { game, commitment, pledge, seed } = table;
  const found: Finding[] = [];
  const add = (good: boolean, what: string, facts = {}) =>
    found.push({ good, sentence: tell(`${good ? "good" : "bad"}-${what}`, facts) });

  if (pledge) {
    const { salt, secret, nonces = [] } = pledge;
    add((await hash("commitment", game, salt, secret)) === commitment, "commitment");
    const given = nonces.some((nonce) => nonce) ? nonces.map((nonce) => nonce || "-") : [];
    const mixed = await hash("seed", salt, secret, ...given);
    add(BigInt(`0x${mixed.slice(0, 16)}`).toString() === seed, "seed");
    if (noted?.nonce) add(nonces.includes(noted.nonce), "nonce", { nonce: noted.nonce });
  } else {
    add((await hash(game, seed)) === commitment, "plain");
  }
  if (noted) add(noted.commitment === commitment, "noted", { commitment: noted.commitment });
  return found;
}
