// How moves go over the table.
import type { Way } from "$lib/contract";
import { coloured, merchant, picture, token } from "./signs";
import type { Content, View } from "./things";

export function way([verb, thing = ""]: string[], view: View, content: Content, seat: number): Way | null {
  const of = picture(thing, content);
  switch (verb) {
    case "bid":
      return { from: "tokens", to: `place ${thing}`, picture: token(coloured(seat)) };
    case "buy":
      return { from: `ware ${view.place} ${thing}`, to: `hold ${thing}`, picture: of };
    case "give":
      return { from: `hold ${thing}`, to: `bag ${thing}`, picture: of };
    case "take":
      return { from: `bag ${thing}`, to: `hold ${thing}`, picture: of };
    case "board":
      return { from: "merchants", to: `ship ${thing}`, picture: merchant(coloured(seat)) };
    case "step":
      return {
        from: `province ${view.journey?.province}`,
        to: `province ${thing}`,
        picture: merchant(coloured(seat)),
      };
    default:
      return null;
  }
}
