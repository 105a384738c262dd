// Searches a rulebook as it stands on the page, by the beginnings of words.

export interface Piece {
  text: string;
  hit: boolean;
}

/** A place where all words were found. */
export interface Found {
  block: Element;
  /** The title that it stands under. */
  title: string;
  pieces: Piece[];
  ranges: Range[];
}

const BLOCKS = "h1, h2, h3, h4, p, li, tr, figcaption";
const AROUND = 70;
const LETTER = /[\p{L}\p{N}]/u;
/** What a word may end in without becoming another one. */
const ENDINGS =
  /(ами|ями|ого|его|ому|ему|ыми|ими|ых|их|ов|ев|ей|ий|ый|ой|ая|яя|ую|юю|ое|ее|ые|ие|ам|ям|ах|ях|ом|ем|ться|ть|а|я|о|е|и|ы|у|ю|ь|й|ies|es|ing|ed|s|y)$/;

/** Russians type е for ё; as long as the text itself, so that places in it stay the same. */
const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** A word without its ending, if enough is left of it. */
export function stem(word: string): string {
  const short = word.replace(ENDINGS, "");
  return short.length >= 3 ? short : word;
}

/** Where words with these beginnings stand in a text. */
function places(text: string, stems: string[]): [number, number][] {
  const found: [number, number][] = [];
  for (const one of stems) {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length)) {
      if (at > 0 && LETTER.test(text[at - 1]!)) continue;
      let end = at + one.length;
      while (end < text.length && LETTER.test(text[end]!)) end += 1;
      found.push([at, end]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

/** All places of a page that hold all words of a query. */
export function find(page: Element, query: string): Found[] {
  const stems = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  if (!stems.length) return [];
  const found: Found[] = [];
  let title = "";
  for (const block of page.querySelectorAll(BLOCKS)) {
    if (block.closest("[data-drawn]")) continue;
    if (/^H[1-4]$/.test(block.tagName))
      title = textsIn(block)
        .map(({ data }) => data)
        .join("")
        .trim();
    // An inner block speaks for its outer one.
    if (block.querySelector(BLOCKS)) continue;
    const texts = textsIn(block);
    const whole = texts.map(({ data }) => data).join("");
    const lower = plain(whole);
    if (!stems.every((one) => places(lower, [one]).length > 0)) continue;
    const hits = places(lower, stems);
    found.push({ block, title, pieces: around(whole, hits), ranges: hits.map((hit) => range(texts, hit)) });
  }
  return found;
}

/** A piece of what a block says; between the cells of a row there is one that stands nowhere. */
interface Said {
  data: string;
  node?: Text;
}

const BETWEEN: Said = { data: " · " };
/** Pictures speak for themselves, and the link of a heading says nothing. */
const SILENT = "[data-drawn], .anchor";

function textsIn(block: Element): Said[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Said[] = [];
  let cell: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(SILENT)) continue;
    const within = node.parentElement?.closest("td, th") ?? null;
    if (texts.length > 0 && within !== cell) texts.push(BETWEEN);
    cell = within;
    texts.push({ data: node.data, node });
  }
  return texts;
}

function range(texts: Said[], [from, to]: [number, number]): Range {
  const made = document.createRange();
  let at = 0;
  for (const { data, node } of texts) {
    const end = at + data.length;
    if (node && from >= at && from < end) made.setStart(node, from - at);
    if (node && to > at && to <= end) made.setEnd(node, to - at);
    at = end;
  }
  return made;
}

/** The text around the first hit, cut at words, with the hits told apart. */
function around(text: string, hits: [number, number][]): Piece[] {
  const [first, last] = [hits[0]![0], hits[0]![1]];
  let from = Math.max(0, first - AROUND);
  let to = Math.min(text.length, last + AROUND);
  while (from > 0 && LETTER.test(text[from - 1]!)) from -= 1;
  while (to < text.length && LETTER.test(text[to]!)) to += 1;
  const pieces: Piece[] = from > 0 ? [{ text: "… ", hit: false }] : [];
  let at = from;
  for (const [start, end] of hits) {
    if (start < at || end > to) continue;
    pieces.push({ text: text.slice(at, start), hit: false }, { text: text.slice(start, end), hit: true });
    at = end;
  }
  pieces.push({ text: text.slice(at, to) + (to < text.length ? " …" : ""), hit: false });
  return pieces.filter((piece) => piece.text);
}
