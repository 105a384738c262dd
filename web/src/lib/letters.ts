// How small a name must be written so that none of its words is torn apart.

/** The letters of the longest word; a style divides the width by it. */
export const letters = (name: string): number => Math.max(...name.split(/[\s-]+/).map((word) => word.length));
