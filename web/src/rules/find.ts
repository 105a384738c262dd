// Searches a rendered text: keeps the paragraphs, rows and points that hold all words, and marks the words.

const BLOCKS = "p, li, tr, pre, blockquote";
const HEADINGS = "h1, h2, h3, h4";

/** Russians type е for ё, and nobody types a long dash. */
const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е").replaceAll("–", "-");

/** Leaves in `root` what matches and says how many places that are; nothing is changed by an empty query. */
export function find(root: Element | DocumentFragment, query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return 0;
  // An inner block speaks for its outer one: a point with points below is found by its own text only.
  const blocks = [...root.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  const found = blocks.filter((block) => {
    const text = plain(block.textContent ?? "");
    return !block.querySelector("th") && words.every((word) => text.includes(word));
  });
  const keep = new Set<Element>();
  for (const block of found) {
    mark(block, words);
    for (let at: Element | null = block; at && at !== root; at = at.parentElement) keep.add(at);
    headingsAbove(root, block).forEach((heading) => keep.add(heading));
    block
      .closest("table")
      ?.querySelectorAll("thead, thead tr")
      .forEach((row) => keep.add(row));
  }
  for (const block of root.querySelectorAll(`${BLOCKS}, ${HEADINGS}, ul, ol, table, hr`)) {
    if (!keep.has(block)) block.setAttribute("hidden", "");
  }
  return found.length;
}

/** The heading of a block and the headings that one stands under. */
function headingsAbove(root: Element | DocumentFragment, block: Element): Element[] {
  const above: Element[] = [];
  let least = 9;
  for (const heading of [...root.querySelectorAll(HEADINGS)].reverse()) {
    const level = Number(heading.tagName[1]);
    const before = heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!before || level >= least) continue;
    least = level;
    above.push(heading);
  }
  return above;
}

function mark(block: Element, words: string[]): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lower = plain(text.data);
    const hits = words.flatMap((word) => places(lower, word)).sort(([a], [b]) => b - a);
    let end = Infinity;
    for (const [from, to] of hits) {
      if (to > end) continue;
      text.splitText(to);
      const hit = text.splitText(from);
      const marked = document.createElement("mark");
      hit.replaceWith(marked);
      marked.append(hit);
      end = from;
    }
  }
}

function places(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}
