// What went wrong, as a sentence in the page's language.
import { Problem } from "../api/client";
import { settings } from "./settings.svelte";
import { has, t } from "./speech.svelte";

/** Of these the server knows better than the page what was wrong; it says so in English. */
const EXACT = ["illegal", "bad_options", "bad_record"];

/** The sentence of a refusal: the page's own by its `reason`, else the server's, else that something went wrong. */
export function said(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("problem-unknown");
  const detail = problem.status > 0 && problem.status < 500 ? problem.detail : "";
  if (settings.language === "en" && EXACT.includes(problem.reason) && detail) return detail;
  const message = `problem-${problem.reason.replaceAll("_", "-")}`;
  if (has(message) && problem.reason !== "unknown") return t(message);
  return detail || t("problem-unknown");
}
