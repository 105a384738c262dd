// How long ago something was, in words.
import type { Language } from "../api/types";
import { t } from "../lib/speech.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(time: string, now: number, language: Language): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const step = STEPS.find(([, size]) => seconds >= size);
  if (!step) return t("lobby-just-now");
  const [unit, size] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
