// What went wrong, as a sentence in the page's language.
import { Problem } from "../api/client";
import { refused } from "./refusals";
import { settings } from "./settings.svelte";
import { has, t } from "./speech.svelte";

/** The sentence of a refusal: that of the rules, else the page's own by its `reason`, else the server's. */
export function said(problem: unknown): string {
  if (!(problem instanceof Problem)) return t("problem-unknown");
  const exact = problem.why && refused(problem.why, problem.game, settings.language);
  if (exact) return exact;
  const message = `problem-${problem.reason.replaceAll("_", "-")}`;
  if (has(message) && problem.reason !== "unknown") return t(message);
  const detail = problem.status > 0 && problem.status < 500 ? problem.detail : "";
  return detail || t("problem-unknown");
}
