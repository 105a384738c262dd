// Pictures of goods and deeds: the inside of a 24 x 24 SVG each. Goods are chunky wooden tokens.
import thief from "icon:hooded-figure";
import hammer from "icon:hammer-nails";
import ram from "icon:siege-ram";
import shake from "icon:shaking-hands";
import banner from "icon:knight-banner";
import { squared } from "$lib/signs";

const INK = `stroke="#33241a" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = `fill="none" ${INK}`;

const icon = (of: { body: string; size: number }, colour = "#33241a"): string => squared(of, colour);

const CARD = (fill: string, mark: string): string =>
  `<rect x="5" y="2" width="14" height="20" rx="2.6" fill="${fill}" ${INK}/><rect x="7.300" y="4.300" width="9.400" height="15.400" rx="1.4" fill="none" stroke="#fff9" stroke-width="1"/>${mark}`;
const HOUSE = `<path d="M3 11.500 12 3l9 8.500h-2.500V21h-13v-9.500z" fill="#e8c48a" ${INK}/><path d="M3 11.500 12 3l9 8.500z" fill="#b5533c" ${INK}/><path d="M10 21v-5.500h4V21z" fill="#5b3c22"/>`;
const RING = (fill: string): string => `<circle cx="12" cy="12" r="10" fill="${fill}" ${INK}/>`;
const SMALL = (inside: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${inside}</svg>`;
const FACE_DOWN = `<rect x="3" y="6" width="18" height="13" rx="2" fill="#a98b63" ${INK}/><path d="m3.500 12 6-6m-6 11.500L15 6.500m-6 12L20.500 7.500m-5 11 5-5" stroke="#7d6340" stroke-width="1.300"/>`;
const STAR = `<path d="m12 1.500 3.100 6.700 7.300.8-5.400 5 1.500 7.200L12 17.600l-6.500 3.600L7 14 1.600 9l7.300-.8z" fill="#f2c230" ${INK}/>`;
const SHIELD = (fill: string, mark: string): string =>
  `<path d="M12 1.500c3 2 6 2.500 9 2.500 0 9-2.500 15-9 18.500C5.500 19 3 13 3 4c3 0 6-.5 9-2.500z" fill="${fill}" ${INK}/>${mark}`;
const FLAME = `<path d="M12.500 1.500c1 4 5.500 5.500 6 11.500.3 5-3 9-6.700 9-4 0-7-3.200-6.800-7.500C5.100 10.500 8 9 8.500 5.500c1.500 1 2.200 2 2.500 3.500 1.200-2 1.800-4.500 1.500-7.500z" fill="#e2622b" ${INK}/><path d="M12 22c-2.200 0-3.800-1.700-3.700-3.900.1-2.200 1.900-3 2.400-5.100 2 1.200 4.800 2.800 4.800 5.500 0 2-1.500 3.500-3.500 3.500z" fill="#f9d34a"/>`;
const MEEPLE = (fill: string): string =>
  `<path d="M12 2.200a3.700 3.700 0 0 1 3.200 5.600c3.200.9 6.300 2.200 6.300 4 0 1.400-2 1.700-4.700 1.600l3.200 8.100h-5.500L12 17l-2.500 4.500H4l3.200-8.100c-2.700.1-4.700-.2-4.700-1.600 0-1.800 3.100-3.100 6.300-4A3.700 3.700 0 0 1 12 2.200z" fill="${fill}" ${INK}/>`;
const TOWER = `<path d="M5 22V9.500H3.500V3h3.700v2.200h2.600V3h4.400v2.200h2.600V3h3.700v6.500H19V22z" fill="#aeb4ba" ${INK}/><path d="M10 22v-5.500a2 2 0 0 1 4 0V22z" fill="#4b4f55"/>`;
/** A location of a colour. */
const STRIP = (colour: string): string =>
  `<rect x="3.500" y="3.500" width="17" height="17" rx="4" fill="var(--c-${colour})" ${INK}/>`;

const SIGNS: Record<string, string> = {
  wood: `<path d="M2.500 9.500 15 4.500l6.500 7-12.500 6z" fill="#b37a42" ${INK}/><path d="M9 17.500c2 .9 4.500-.2 4.500-3.400S11 8.800 8.500 8.300 2 9.400 2.500 12.800 6.500 16.600 9 17.500z" fill="#e5bd85" ${INK}/><path d="M8 11.200c1.600.4 2.500 1.500 2.300 2.800-.2 1.100-1.300 1.300-2.500.8s-1.900-1.400-1.800-2.400 1-1.400 2-1.200z" fill="none" stroke="#8b5a2b" stroke-width="1.100"/>`,
  stone: `<path d="m2.500 14 3.500-8 8-2.500 7.500 6-1 8.500-7 3.500-8.500-1.500z" fill="#9aa3ab" ${INK}/><path d="m6 6 5.500 5.500L21.500 9.500M11.500 11.500 13.500 21.500M11.500 11.500 2.500 14" fill="none" stroke="#5c646b" stroke-width="1.200"/>`,
  food: `<path d="M12 7.500c2.500-2.200 9-2 9 5 0 5.500-4 9.500-6.500 9.500-1 0-1.700-.5-2.500-.5s-1.500.5-2.500.5C7 22 3 18 3 12.500c0-7 6.500-7.200 9-5z" fill="#d33b30" ${INK}/><path d="M12 7.500C12 5 12.500 3.500 13.500 2" ${LINE}/><path d="M13.500 5c1-3 4-3.500 6-3-.5 2.500-3 4-6 3z" fill="#7fae3f" ${INK}/>`,
  gold: `<path d="m6 8 2-4.500h8L18 8l4 11H2z" fill="#f0bd2e" ${INK}/><path d="M6 8h12M2.500 19 6 8l2-4.500" fill="none" stroke="#a3720c" stroke-width="1.200"/><path d="m9.500 11.500-1 4" stroke="#fff3c0" stroke-width="1.800" stroke-linecap="round"/>`,
  worker: MEEPLE("#e48bb4"),
  raze: `${RING("#3b3532")}<path d="M7 17.500 15.500 8.500" stroke="#c99a5e" stroke-width="2.200" stroke-linecap="round"/>${SMALL(FLAME, 9.5, 2.2, 12)}`,
  defence: SHIELD(
    "#6fa3cf",
    `<path d="M12 4.500v14.800M5.500 10.500h13" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/>`,
  ),
  shield: SHIELD("#8d959c", `<path d="m7 9 5-3 5 3-5 8z" fill="#e6e9ec" ${INK}/>`),
  vp: STAR,
  card: `${CARD("#8a6fb0", "")}<path d="M12 8v8M8 12h8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
  common_card: CARD("#7fa35a", SMALL(HOUSE, 7, 7, 10)),
  faction_card: CARD("#b5533c", SMALL(icon(banner, "#fff6e3"), 7, 7, 10)),
  hand_card: `<rect x="3" y="4" width="12" height="17" rx="2.200" fill="#fff6e3" ${INK} transform="rotate(-10 9 12)"/><rect x="9" y="4" width="12" height="17" rx="2.200" fill="#8a6fb0" ${INK} transform="rotate(9 15 12)"/>`,
  location: HOUSE,
  deal: `${RING("#fff6e3")}${SMALL(icon(shake, "#7a4b22"), 3, 3, 18)}`,
  resource: `<path d="M1.500 20 7 10.500 12.500 20z" fill="#b37a42" ${INK}/><rect x="12.500" y="12" width="9" height="8" rx="1.500" fill="#9aa3ab" ${INK}/><circle cx="12" cy="6.500" r="4.500" fill="#d33b30" ${INK}/>`,
  samurai: `${MEEPLE("#c75b7a")}<path d="M6.500 7C7 2.500 9.500 1 12 1s5 1.500 5.500 6c-3.500-1.300-7.500-1.300-11 0z" fill="#3b3532" ${INK}/><path d="m8.500 2.500-2-2m9 2 2-2" stroke="#e8b83d" stroke-width="1.600" stroke-linecap="round"/>`,
  fortification: TOWER,
  foundation: FACE_DOWN,
  exchange: `<path d="M3 8h13l-3.500-4M21 16H8l3.500 4" ${LINE.replace("1.4", "2.4")}/>`,
  build: icon(hammer),
  use: `<path d="M6 3.500 20 12 6 20.500z" fill="#4d8f3a" ${INK}/>`,
  raze_it: FLAME,
  conquer: `<path d="M5 2v20" ${LINE.replace("1.4", "2.2")}/><path d="M5.500 3h14.500l-3.500 4.500L20 12H5.500z" fill="#b4442e" ${INK}/>`,
  besiege: icon(ram),
  lock: `<rect x="4.500" y="10" width="15" height="11.500" rx="2" fill="#c9a13a" ${INK}/><path d="M8 10V7a4 4 0 0 1 8 0v3" ${LINE.replace("1.4", "2.2")}/>`,
  ra: `<circle cx="12" cy="12" r="5.500" fill="#f2c230" ${INK}/><path d="M12 1.500v3m0 15v3M1.500 12h3m15 0h3M4.600 4.600l2 2m10.800 10.800 2 2M19.400 4.600l-2 2M6.600 17.400l-2 2" ${LINE.replace("1.4", "2")}/>`,
  first: `<path d="M3 19h18l1.500-12-6 5L12 3.500 7.500 12l-6-5z" fill="#f2c230" ${INK}/>`,
  passed: SHIELD("#cfd8c2", `<path d="m7.500 11.500 3.200 3.500L17 8" ${LINE.replace("1.4", "2.2")}/>`),
  steal: icon(thief),
  refresh: `<path d="M4.500 12a7.500 7.500 0 0 1 13-5M19.500 12a7.500 7.500 0 0 1-13 5M18 2.500V8h-5.500M6 21.500V16h5.500" ${LINE.replace("1.4", "2.2")}/>`,
  cross: `<path d="m5 5 14 14M19 5 5 19" fill="none" stroke="#a3271f" stroke-width="3.400" stroke-linecap="round"/>`,
  hourglass: `<path d="M5 2.500h14M5 21.500h14M7 2.500v4l5 5.500 5-5.500v-4M7 21.500v-4l5-5.500 5 5.500v4" fill="#fff6e3" ${INK}/><path d="m8.500 20 3.500-4 3.500 4zM9.500 7h5L12 10z" fill="#d9a53a"/>`,
  left: `<path d="M20 12H5m6-7-7 7 7 7" ${LINE.replace("1.4", "2.600")}/>`,
  die: `<rect x="3" y="3" width="18" height="18" rx="4" fill="#fff" ${INK}/><g fill="#33241a"><circle cx="8" cy="8" r="1.800"/><circle cx="16" cy="8" r="1.800"/><circle cx="12" cy="12" r="1.800"/><circle cx="8" cy="16" r="1.800"/><circle cx="16" cy="16" r="1.800"/></g>`,
  bag: `<path d="M9 2.500h6l-1.500 4c4 2 7 6.500 7 10.500 0 3-2.500 5-5 5h-7c-2.500 0-5-2-5-5 0-4 3-8.500 7-10.500z" fill="#c49a62" ${INK}/><path d="M8.500 7.500h7" ${LINE}/>`,
  red_location: STRIP("red"),
  brown_location: STRIP("brown"),
  grey_location: STRIP("grey"),
  pink_location: STRIP("pink"),
  gold_location: STRIP("gold"),
  black_location: STRIP("black"),
  give_back: `<path d="M5 12a7 7 0 1 0 2.200-5.100M7.500 2.500 7 7.200l4.700.5" ${LINE.replace("1.4", "2.2")}/>`,
  put_here: `<path d="M12 3v15m-5.500-5.500L12 18l5.500-5.500M5 21.500h14" ${LINE.replace("1.4", "2.2")}/>`,
  collection: `<rect x="6.500" y="2" width="12" height="15" rx="2" fill="#fff6e3" ${INK}/><rect x="4.500" y="4.500" width="12" height="15" rx="2" fill="#fff6e3" ${INK}/><rect x="2.500" y="7" width="12" height="15" rx="2" fill="#7fa35a" ${INK}/>`,
};

/** Verbs of the notation by the picture of what they do. */
const VERBS: Record<string, string> = {
  raze_hand: "raze_it",
  raze_enemy: "raze_it",
  raze_own: "raze_it",
  siege: "besiege",
  tithe: "vp",
  copy_spoil: "steal",
  cancel_deal: "cross",
  steal_deal: "steal",
  copy_deal: "deal",
  build_deal: "build",
  build_hand: "build",
  remove_location: "cross",
  enemy_deal: "deal",
  enemy_discard: "cross",
  block_action: "lock",
  take_control: "ra",
  hand_foundation: "foundation",
  row_foundation: "foundation",
  copy_production: "refresh",
  shift_left: "left",
  place_defence: "defence",
  fort_vp: "vp",
  claim_first: "first",
  roll: "die",
  store: "bag",
  store_resources: "bag",
  storage_cap: "bag",
  sift: "card",
  faction: "faction_card",
  common: "common_card",
};

/** A picture by its word: a good, a deed; empty if there is none. */
export const sign = (word: string): string => SIGNS[word] ?? SIGNS[VERBS[word] ?? ""] ?? "";
