// What a ship takes for a merchant, drawn unit by unit.
import type { Content } from "./things";

/** The units of a fare, one by one. */
export function fareUnits(deck: string, content: Content): string[] {
  const fare = content.fares[deck]!;
  return [
    ...fare.goods.flatMap(([kind, count]) => Array<string>(count).fill(kind)),
    ...Array<string>(fare.coins).fill("coin"),
  ];
}
