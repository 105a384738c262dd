// The address under which others find this server: the one in the bar, unless that is for this computer alone.
import { api } from "../api/client";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface Reach {
  /** What links begin with. */
  origin: string;
  /** Whether nobody else can follow them. */
  alone: boolean;
}

let known: Promise<Reach> | null = null;

export function reach(): Promise<Reach> {
  if (!LOOPBACK.test(location.hostname)) return Promise.resolve({ origin: location.origin, alone: false });
  known ??= api.reach().then(
    ({ address }) => ({ origin: address || location.origin, alone: address === "" }),
    () => {
      known = null;
      return { origin: location.origin, alone: true };
    },
  );
  return known;
}

/** Puts a link into the clipboard; whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that did not come by https have no clipboard: there the old way is left.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
