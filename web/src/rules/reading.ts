// A rulebook, read: its headings, and what the pictures in it are.
import { Lexer, type Token, type Tokens } from "marked";

export interface Heading {
  level: number;
  title: string;
  /** The same in all languages, for links. */
  name: string;
}

export interface Picture {
  kind: string;
  of: string;
  caption: string;
}

/** A heading with everything below it, down to the next. */
export interface Book {
  tokens: Token[];
  headings: Heading[];
}

const NAMED = /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/;

/** What a heading says, and its name. */
export function heading({ text, depth }: Tokens.Heading): Heading {
  const [, title = text, name = ""] = NAMED.exec(text) ?? [];
  return { level: depth, title, name };
}

/** `![caption](kind:of)`; other images are none of ours. */
export function picture({ href, text }: Tokens.Image): Picture {
  const [kind = "", of = ""] = href.split(/:(.*)/s);
  return { kind, of, caption: text };
}

/** The pictures of a paragraph that is made of nothing else: they stand side by side. */
export function gallery({ tokens }: Tokens.Paragraph): Picture[] | null {
  const shown = tokens.filter((token) => token.type !== "br" && token.raw.trim() !== "");
  const images = shown.filter((token) => token.type === "image") as Tokens.Image[];
  return images.length > 0 && images.length === shown.length ? images.map(picture) : null;
}

export function read(markdown: string): Book {
  const tokens = new Lexer().lex(markdown);
  const headings = tokens.filter((token) => token.type === "heading") as Tokens.Heading[];
  return { tokens, headings: headings.map(heading).filter(({ name }) => name) };
}
