// Where a move lies on the table.
import type { View } from "./things";

/** The spots of a move; declining, stopping and the like are buttons only. */
export function spots([verb, thing = ""]: string[], view: View): string[] {
  switch (verb) {
    case "bid":
      return [`place ${thing}`];
    case "buy":
      return [`ware ${view.place} ${thing}`];
    case "sell":
      return [`sell ${thing}`];
    case "exchange":
      return [`exchange ${thing}`];
    case "give":
      return [`hold ${thing}`];
    case "take":
      return [`bag ${thing}`];
    case "bonus":
      return [`bonus ${thing}`];
    case "board":
      return [`ship ${thing}`];
    case "flip":
    case "step":
      return [`province ${thing}`];
    case "keep":
      return [`drawn ${thing}`];
    case "pay":
      return ["coins"];
    default:
      return [];
  }
}
