// The pictures of the game that is on the table, by their words; for parts that draw any game's signs.
import { createContext } from "svelte";

/** The inside of a 24 x 24 SVG for a word of the game; empty if there is none. */
type Pictures = (word: string) => string;

export const [pictures, providePictures] = createContext<Pictures>();
