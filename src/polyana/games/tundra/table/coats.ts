// The colour and pattern of a player, for things that are HTML; the map has the same as SVG patterns.
import type { Player } from "$lib/contract";

const LIGHT = "#ffffff66";

const PATTERNS: Record<Player["pattern"], string> = {
  plain: "",
  diagonal: `repeating-linear-gradient(45deg, ${LIGHT} 0 2px, transparent 2px 7px), `,
  dots: `radial-gradient(circle, ${LIGHT} 1.5px, transparent 2px) 0 0 / 7px 7px, `,
  hatch: `repeating-linear-gradient(45deg, ${LIGHT} 0 1px, transparent 1px 6px), repeating-linear-gradient(-45deg, ${LIGHT} 0 1px, transparent 1px 6px), `,
};

/** A CSS background. */
export const coat = (player: Player): string => `${PATTERNS[player.pattern]}${player.colour}`;
