// Effects in signs: rows of tokens, which each game makes of its own notation.

/** One thing in the row: a sign with its number, a spot of colour, or a mark between signs. */
export type Token = { sign: string; count: string } | { colour: string } | { mark: string };

/** The pieces of a text, each in tokens, with a mark between them unless it is empty. */
export const spread = (text: string, by: string, mark: string, each: (text: string) => Token[]): Token[] =>
  text.split(by).flatMap((one, at) => [...(at && mark ? [{ mark }] : []), ...each(one.trim())]);
