// It is your turn: in the tab's icon, on the app's icon, and as a notice of the system, for who wants one.
import { keep, kept } from "./kept";

const ASKED = "polyana-notices-asked";

/** Whether somebody may be asked if they want notices: once in a browser, and where there are any. */
export const mayAsk = (): boolean =>
  "Notification" in window && Notification.permission === "default" && !kept(ASKED, false);

export function dontAsk(): void {
  keep(ASKED, true);
}

export async function ask(): Promise<void> {
  dontAsk();
  await Notification.requestPermission().catch(() => undefined);
}

/** Shows in the icons whether somebody waits for me. */
export function mark(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if ("setAppBadge" in navigator)
    void (turn ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

/** Tells whoever looks elsewhere. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const more = { body, icon: "/icon-192.png", tag: path, data: path };
  try {
    const notice = new Notification(title, more);
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    // Phones show notices through the service worker alone.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, more);
  }
}
