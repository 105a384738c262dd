// The words of the API, made from its description (npm run types).
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Language = "ru" | "en";
export type Words = Record<Language, string>;

export type Me = Schemas["Me"];
export type GameInfo = Omit<Schemas["GameInfo"], "name" | "blurb"> & { name: Words; blurb: Words };
export type OptionInfo = Schemas["OptionInfo"];
export type OptionValue = string | number | boolean;
export type TableInfo = Schemas["TableInfo"];
export type TableCard = Schemas["TableCard"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatWish = Schemas["SeatWish"];
export type Lobby = Schemas["Lobby"];
export type Invite = Schemas["Invite"];
export type LiveMessage = Schemas["LiveMessage"];
export type SeatSight = Schemas["SeatSight"];
export type Sight = Schemas["Sight"];
export type Question = Schemas["Question"];
export type Caution = Schemas["Caution"];
export type Why = Schemas["Why"];
export type WhyNot = Schemas["WhyNot"];
export type LogLine = Schemas["LogLine"];
export type Said = Schemas["Said"];
export type ScoreLine = Schemas["Line"];
export type Result = Schemas["Result"];
export type Moment = Schemas["Moment"];
export type Course = Schemas["Course"];
export type Accepted = Schemas["Accepted"];
export type Reach = Schemas["Reach"];
export type Qr = Schemas["Qr"];
export type Hint = Schemas["Hint"];
export type Serves = Schemas["Serves"];
export type Coached = Schemas["Coached"];
export type Warned = Schemas["Warned"];
export type LessonStep = Schemas["LessonStep"];
export type GameLesson = Schemas["GameLesson"];
export type GameRules = Schemas["GameRules"];
export type Sign = Schemas["Sign"];
export type Symbol = Schemas["Symbol"];
export type Fact = string | number;

/** What `/content` gives: a game's components, the names of their ids, the texts and the signs of their effects. */
export interface GameContent {
  hash: string;
  names: Record<Language, Record<string, string>>;
  texts: Record<Language, Record<string, string>>;
  signs: Record<string, Sign[]>;
  content: unknown;
}
