// Lines of the log that are no deed of anybody: a new round, a new phase, the end.
import type { LogLine } from "../api/types";

export const isHeading = (line: LogLine): boolean => ["round", "phase", "over"].includes(line.event);
