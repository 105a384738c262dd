// The pictures of the game that is on the table, by their words; for parts that draw any game's signs.
import { createContext } from "svelte";

/** The inside of a 24 x 24 SVG for a word of the game; empty if there is none. */
type Pictures = (word: string) => string;

/** An icon of game-icons as such a picture. */
export const squared = ({ body, size }: { body: string; size: number }, colour = "currentColor"): string =>
  `<svg viewBox="0 0 ${size} ${size}" width="24" height="24" color="${colour}">${body}</svg>`;

export const [pictures, providePictures] = createContext<Pictures>();
