// The small pictures of Tundra, drawn in a few strokes: each is the inside of a 24 x 24 SVG.

const INK = 'stroke="#2a2621" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"';
const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const FACE = `fill="#fbf1dc" ${INK}`;

const KINDLING = `<path d="M3 17 19 8l2 3L5 20z" fill="#b9742f" ${INK}/><path d="M4 9l2-3 15 10-2 3z" fill="#d08d44" ${INK}/><path d="M12 11.5 14 3.500M8 8.5 6.5 4" fill="none" ${INK}/>`;
const STONE = `<path d="M3 18 5 11l5-3 4 2 2 8z" fill="#8d9aa6" ${INK}/><path d="M12 19l1-6 4-3 4 3 .5 6z" fill="#aab5bf" ${INK}/><path d="M7 13l3-2M16 14l2-1.5" fill="none" ${INK}/>`;
const PEAT = `<path d="M3 13l9-3.5 9 3.500v5l-9 3.500L3 18z" fill="#5a4231" ${INK}/><path d="M3 13l9 3.500L21 13l-9-3.500z" fill="#7c8b52" ${INK}/><path d="M9 9c0-2-1-3-2-4m4 3.500c0-3 1-4 2-5.500m1 6c0-2 2-3 3-3.5" fill="none" stroke="#5d6e36" stroke-width="1.4" stroke-linecap="round"/>`;
const BERRY = `<path d="M12 9c0-3 2-5 5-6" fill="none" stroke="#3f6b3a" stroke-width="1.8" stroke-linecap="round"/><path d="M12.5 6.500c-3-3-6-2.5-8-1 2 2.5 5 3.5 8 1z" fill="#5f8b45" ${INK}/><circle cx="8" cy="15" r="5.2" fill="#b3263a" ${INK}/><circle cx="16" cy="15.5" r="5.2" fill="#cc3a4d" ${INK}/><path d="M5.8 13.500c.4-1 1.2-1.5 2-1.600m6 2c.4-1 1.2-1.5 2-1.6" fill="none" stroke="#f7c9cf" stroke-width="1.3" stroke-linecap="round"/>`;
const ACORN = `<path d="M6 11h12c0 6-3 9-6 11-3-2-6-5-6-11z" fill="#d9a53a" ${INK}/><path d="M4 11c0-5 4-7 8-7s8 2 8 7c-5 1.5-11 1.5-16 0z" fill="#8a5a2b" ${INK}/><path d="M12 4V1.5" fill="none" ${INK}/><path d="M8.5 13c.2 2.5 1 4 2 5" fill="none" stroke="#fff0c4" stroke-width="1.3" stroke-linecap="round"/>`;
const TOWER = `<path d="M6.5 22 7.5 10h9l1 12z" fill="#b98552" ${INK}/><path d="M5.5 10h13L12 2.500z" fill="#6b4a32" ${INK}/><path d="M10 22v-4c0-2.6 4-2.6 4 0v4z" fill="#3a2a1e"/><path d="M7.2 14h9.600M7 18h2.500m5 0H17" fill="none" ${INK}/>`;
const WORKER = `<path d="M4 21c0-6 3-8 8-8s8 2 8 8z" fill="#f3e3c3" ${INK}/><circle cx="12" cy="10.5" r="4" fill="#fbe5c8" ${INK}/><path d="M6.5 9.500c0-5 2-7.5 5.5-7.500s5.5 2.5 5.5 7.500c-3.5-1.2-7.5-1.2-11 0z" fill="#7c8b52" ${INK}/>`;
const CARD = `<rect x="5" y="2.5" width="14" height="19" rx="2" ${FACE}/><path d="M8 12h8M8 15h8M8 18h5" fill="none" ${INK}/><circle cx="12" cy="7.5" r="2.5" fill="#3c4a6b"/>`;
const CUBE = `<rect x="5" y="6" width="14" height="14" rx="3" ${FACE}/>`;
const PIPS =
  '<g fill="#7a2431"><circle cx="9" cy="10" r="1.4"/><circle cx="12" cy="13" r="1.4"/><circle cx="15" cy="16" r="1.4"/></g>';

const DOTS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [8, 8],
    [16, 16],
  ],
  3: [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  4: [
    [8, 8],
    [16, 8],
    [8, 16],
    [16, 16],
  ],
  5: [
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  6: [
    [8, 6.8],
    [16, 6.8],
    [8, 12],
    [16, 12],
    [8, 17.2],
    [16, 17.2],
  ],
};

/** The pips of a die's face. */
export const pips = (value: number): [number, number][] => DOTS[value] ?? [];

/** A die that shows this value. */
export const die = (value: number | string): string =>
  `<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" ${FACE}/><g fill="#7a2431">` +
  pips(Number(value))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9"/>`)
    .join("") +
  "</g>";

const SIGNS: Record<string, string> = {
  kindling: KINDLING,
  stone: STONE,
  peat: PEAT,
  berry: BERRY,
  vp: ACORN,
  resource: `<g transform="translate(-1 -2) scale(.62)">${KINDLING}</g><g transform="translate(10 -2) scale(.62)">${STONE}</g><g transform="translate(4.5 9) scale(.62)">${PEAT}</g>`,
  equal: `<rect x="1.5" y="6" width="9" height="12" rx="2.5" fill="#e8cf9f" ${INK}/><rect x="13.5" y="6" width="9" height="12" rx="2.5" fill="#e8cf9f" ${INK}/><path d="M4 10.500h4M4 13.500h4M16 10.500h4M16 13.500h4" fill="none" ${INK}/>`,
  move: `<path d="M7.5 1.500c3.5 0 4 4 3.5 7l-1 3.500H5.500L4 8c-.5-4 1-6.5 3.5-6.500zM5.5 13.500H10c.3 4-4.5 4-4.5 0zM17 6.500c2.5 0 4 2.5 3.5 6.500l-1.5 4h-4.500l-1-3.500c-.5-3 0-7 3.5-7zM14.5 18.500H19c0 4-4.8 4-4.5 0z" fill="currentColor"/>`,
  ride: `<path d="M3 18h14c3 0 4-1.5 4-3.5" ${LINE}/><path d="M6 18v-3h9v3" ${LINE}/><path d="M4 8c3-6 11-6 14-1m.5-3.500V7h-3.5" ${LINE}/>`,
  tower: TOWER,
  worker: WORKER,
  card: CARD,
  market: `<g transform="translate(4 5) scale(.66)">${CARD}</g><path d="M3.5 9C6 2 16 1 20 6m.5-4V6.500H16M20.5 15C18 22 8 23 4 18m-.5 4v-4.500H8" ${LINE}/>`,
  recover: `<g transform="translate(6 5) scale(.7)">${CARD}</g><path d="M3 15C1 8 7 2 14 3m-2.5-2L14.5 3 12 5.5" ${LINE}/>`,
  gather: `<path d="M3.5 11h17l-2 9.500h-13z" fill="#c99555" ${INK}/><path d="M6 11c0-10 12-10 12 0" fill="none" stroke="#6b4a32" stroke-width="1.8"/><path d="M4.2 14.500h15.600M5 17.500h14M9 11l.5 9.500M15 11l-.5 9.5" fill="none" ${INK}/>`,
  upgrade: `<rect x="4" y="10" width="16" height="11" rx="2" fill="#b98552" ${INK}/><path d="M12 18V3m-5 5 5-5.500L17 8" fill="none" stroke="#2b6e3a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  die: `${CUBE}${PIPS}<path d="M19 1.500v7M15.5 5h7" fill="none" stroke="#2b6e3a" stroke-width="2.4" stroke-linecap="round"/>`,
  dice: `${CUBE}${PIPS}`,
  reroll: `${CUBE}${PIPS}<path d="M3 8C4 1.5 13 0 17 3.500M17.5 0v4h-4" ${LINE}/>`,
  shift: `${CUBE}<path d="M12 8v5M9.5 10.500h5M9.5 17h5" fill="none" stroke="#7a2431" stroke-width="1.8" stroke-linecap="round"/>`,
  plus: `${CUBE}<path d="M12 9v8M8 13h8" fill="none" stroke="#7a2431" stroke-width="2" stroke-linecap="round"/>`,
  minus: `${CUBE}<path d="M8 13h8" fill="none" stroke="#7a2431" stroke-width="2" stroke-linecap="round"/>`,
  flip: `${CUBE}${PIPS}<path d="M2.5 6v14m0-14L.8 8.500M2.5 6l1.7 2.500M21.5 6v14m0 0-1.7-2.500m1.7 2.5 1.7-2.5" ${LINE}/>`,
  board: `<rect x="3" y="3" width="18" height="18" rx="2.5" fill="#b98552" ${INK}/><path d="M8 3v18M3 9h18M3 15h18" fill="none" ${INK}/>`,
  trade: `<path d="M12 3v18M7 21h10M4 6.5h16" ${LINE}/><path d="M.5 14 4 7l3.5 7c-1 2.5-6 2.5-7 0zM16.5 14 20 7l3.5 7c-1 2.5-6 2.5-7 0z" fill="#d9a53a" ${INK}/>`,
  settlement: `<path d="M3 20V11l6-6 6 6v9z" fill="#b98552" ${INK}/><path d="M12 20v-7l4.5-4.500L21 13v7z" fill="#d0a06c" ${INK}/><path d="M7 20v-5h4v5z" fill="#3a2a1e"/>`,
  ship: `<path d="M3 16h18c-1 3.5-3 5-5 5H8c-2 0-4-1.5-5-5z" fill="#6b4a32" ${INK}/><path d="M11.5 16V2.5" fill="none" ${INK}/><path d="M12 3.500c5 2 6.5 6 6.5 10.500H12z" fill="#f6efe0" ${INK}/><path d="M11 6c-3 2-4.5 5-4.5 8H11z" fill="#e4d5b8" ${INK}/>`,
};

/** Order boards look like what they are for. */
const ORDERS: Record<string, string> = {
  architecture: "tower",
  movement: "move",
  gathering: "gather",
  trade: "trade",
};

/** A picture by its word: a resource, a figure, a deed, an order; empty if there is none. */
export const sign = (word: string): string => SIGNS[ORDERS[word] ?? word] ?? "";
