// Lines of the log that are no deed of anybody: a new round, a new phase, the end.
import type { LogLine } from "../api/types";

const HEADINGS = ["round", "phase", "production", "round_end", "cleanup", "over"];

export const isHeading = (line: LogLine): boolean => HEADINGS.includes(line.event);
