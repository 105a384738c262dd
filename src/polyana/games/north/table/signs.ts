// Pictures of goods, deeds and type icons: the inside of a 24 x 24 SVG each. Every good has a shape of its own.
import anchor from "icon:anchor";
import anvil from "icon:anvil";
import bank from "icon:bank";
import battleAxe from "icon:battle-axe";
import beerStein from "icon:beer-stein";
import campingTent from "icon:camping-tent";
import drakkar from "icon:drakkar";
import footprint from "icon:footprint";
import hammerNails from "icon:hammer-nails";
import highGrass from "icon:high-grass";
import island from "icon:island";
import notebook from "icon:notebook";
import parkBench from "icon:park-bench";
import penguin from "icon:penguin";
import sickle from "icon:sickle";
import sittingDog from "icon:sitting-dog";
import spyglass from "icon:spyglass";
import threeFriends from "icon:three-friends";
import totem from "icon:totem";
import vikingHead from "icon:viking-head";
import vikingLonghouse from "icon:viking-longhouse";
import { squared } from "$lib/signs";
import type { Drawing } from "./art";

const DARK = "#1c2d36";
const INK = `stroke="${DARK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = (width = 2.2): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const SMALL = (inside: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${inside}</svg>`;

/** A type icon: a carved round of wood. */
const ROUND = (of: Drawing, fill: string): string =>
  `<circle cx="12" cy="12" r="10.600" fill="${fill}" ${INK}/>${SMALL(squared(of, "#fff"), 3.5, 3.5, 17)}`;
const CARD = (fill: string, mark: string): string =>
  `<rect x="5" y="2" width="14" height="20" rx="2.600" fill="${fill}" ${INK}/>${mark}`;
const MEEPLE = (fill: string): string =>
  `<path d="M12 2.200a3.700 3.700 0 0 1 3.200 5.600c3.200.9 6.300 2.200 6.300 4 0 1.400-2 1.700-4.700 1.600l3.200 8.100h-5.500L12 17l-2.500 4.500H4l3.200-8.100c-2.700.1-4.700-.2-4.700-1.600 0-1.800 3.100-3.100 6.300-4A3.700 3.700 0 0 1 12 2.200z" fill="${fill}" ${INK}/>`;
const HALL = `<path d="M2.500 12.500C5 7 8 3.500 12 2.500c4 1 7 4.500 9.500 10L19 12v9.500H5V12z" fill="#e0c178" ${INK}/><path d="M2.500 12.500C5 7 8 3.500 12 2.500c4 1 7 4.500 9.500 10L12 9z" fill="#b4442e" ${INK}/><path d="M10 21.500v-6h4v6z" fill="#5b3c22"/>`;
const FIELD = `<rect x="2.500" y="5" width="19" height="15" rx="2.500" fill="#a9c26a" ${INK}/><path d="M4 16.500c4-3 12 2 16-1M4 12.500c4-3 12 2 16-1M4 8.700c4-2.500 12 1.800 16-.8" fill="none" stroke="#5f7d33" stroke-width="1.400"/>`;
const SHIP = `<path d="M12 2v14" stroke="${DARK}" stroke-width="1.600"/><path d="M5.500 4h13c-1 3-1 6 0 9h-13c1-3 1-6 0-9z" fill="#f3efe2" ${INK}/><path d="M9.500 4c-.6 3-.6 6 0 9M14.500 4c.6 3 .6 6 0 9" stroke="#b4442e" stroke-width="1.800"/><path d="M1.500 12.500c1 2 2.500 3 4.500 3h12c2 0 3.500-1 4.500-3 .5 5-3 9-7 9h-7c-4 0-7.500-4-7-9z" fill="#9a6a3d" ${INK}/>`;
const PAWN = (fill: string): string =>
  `<path d="M12 2a4.500 4.500 0 0 1 3 7.800c.6 4 2 6.700 4 8.700V22H5v-3.500c2-2 3.400-4.700 4-8.700A4.500 4.500 0 0 1 12 2z" fill="${fill}" ${INK}/>`;
const ISLAND = (fill: string): string =>
  `<path d="M1.500 17c3-2 5-8 8-9 2.500-.8 3.500 2 5.500 2 2.500 0 5 4 7.500 7z" fill="${fill}" ${INK}/><path d="M1 19c2-1.500 4-1.500 6 0s4 1.500 6 0 4-1.500 6 0 3 1.300 4 .5" fill="none" stroke="#3f8aa8" stroke-width="2" stroke-linecap="round"/>`;

const SIGNS: Record<string, string> = {
  // goods
  food: `<circle cx="12" cy="12" r="10.400" fill="#e9c24f" ${INK}/><path d="M12 20V7m0 3.500c-2.800 0-4-1.700-4-3.700 2.600 0 4 1.400 4 3.700zm0 0c2.800 0 4-1.700 4-3.700-2.600 0-4 1.400-4 3.700zm0 4c-2.800 0-4-1.700-4-3.700 2.600 0 4 1.400 4 3.700zm0 0c2.800 0 4-1.700 4-3.700-2.600 0-4 1.400-4 3.700zM12 7c-1.300-1.300-1.300-2.700 0-4 1.300 1.300 1.300 2.700 0 4z" fill="#7a4b12" stroke="#7a4b12" stroke-width="1" stroke-linejoin="round"/>`,
  wood: `<path d="M2.500 9.500 15 4.500l6.500 7-12.500 6z" fill="#a8713c" ${INK}/><path d="M9 17.500c2 .9 4.500-.2 4.500-3.400S11 8.800 8.500 8.300 2 9.400 2.500 12.800 6.500 16.600 9 17.500z" fill="#e5bd85" ${INK}/><path d="M8 11.200c1.600.4 2.500 1.500 2.300 2.800-.2 1.100-1.300 1.300-2.500.8s-1.900-1.400-1.800-2.400 1-1.400 2-1.200z" fill="none" stroke="#8b5a2b" stroke-width="1.100"/>`,
  stone: `<path d="m2.500 14 3.500-8 8-2.500 7.500 6-1 8.500-7 3.500-8.500-1.500z" fill="#9fabb3" ${INK}/><path d="m6 6 5.500 5.500L21.500 9.500M11.500 11.500 13.500 21.500M11.500 11.500 2.500 14" fill="none" stroke="#56656e" stroke-width="1.200"/>`,
  sheep: `<path d="M6 19.500v-3m4 4v-4m5 4v-4m4 3v-3" stroke="${DARK}" stroke-width="1.800" stroke-linecap="round"/><path d="M5.500 17a3.600 3.600 0 0 1-1-6.500A3.800 3.800 0 0 1 9 6.300a4.300 4.300 0 0 1 7 0 3.600 3.600 0 0 1 4 4.500 3.300 3.300 0 0 1-1.500 6.200c-1.500 1.300-11.500 1.300-13 0z" fill="#fbfbf6" ${INK}/><path d="M17 9.500c1.800-1.500 4.500-.8 5.300 1.200.3 2-.8 4.300-2.600 4.300S16.500 12 17 9.500z" fill="#54473f" ${INK}/>`,
  fish: `<path d="M1.500 6.500c2 2 2.500 3.500 2.500 5.500s-.5 3.500-2.500 5.500c2.500 0 4.500-1 5.800-2.600C9.500 17 12 18 14.500 18c4 0 6.800-2.800 8-6-1.200-3.200-4-6-8-6-2.500 0-5 1-7.200 3.100C6 7.500 4 6.500 1.500 6.500z" fill="#5aa6c4" ${INK}/><circle cx="17.500" cy="10.300" r="1.300" fill="${DARK}"/><path d="M13 8.500c1.300 2.200 1.300 4.800 0 7" fill="none" stroke="#2b6f8c" stroke-width="1.300"/>`,
  gold: `<path d="M12 1.300 19.600 4.400 22.700 12l-3.100 7.600L12 22.700l-7.600-3.100L1.300 12l3.100-7.600z" fill="#f2bf2f" ${INK}/><path d="M12 5.200 16.800 7.200 18.800 12l-2 4.800L12 18.800l-4.800-2-2-4.800 2-4.800z" fill="none" stroke="#a3720c" stroke-width="1.300"/><path d="M12 8.200v7.600M9.500 10.500 12 8.200l2.500 2.300" fill="none" stroke="#8a5f06" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"/>`,
  raze: `<path d="M12 1.500c3 2 6 2.500 9 2.500 0 9-2.500 15-9 18.500C5.500 19 3 13 3 4c3 0 6-.5 9-2.500z" fill="#b4442e" ${INK}/>${SMALL(squared(battleAxe, "#fff3df"), 5, 4.2, 14)}`,
  worker: MEEPLE("#e0a34f"),
  free_worker: MEEPLE("#e0a34f"),
  spent_worker: `${MEEPLE("#8d9aa2")}<path d="m4 4 16 16" stroke="#fff" stroke-width="1.600"/>`,
  assigned_worker: `<rect x="1.500" y="12" width="21" height="10.500" rx="2" fill="#d9c296" ${INK}/>${SMALL(MEEPLE("#e0a34f"), 4, 1, 16)}`,
  vp: `<path d="m12 1.500 3.100 6.700 7.300.8-5.400 5 1.500 7.200L12 17.600l-6.500 3.600L7 14 1.600 9l7.300-.8z" fill="#f4cf4a" ${INK}/>`,
  card: `${CARD("#2f5d7a", "")}<path d="M12 8v8M8 12h8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
  hand_card: `<rect x="3" y="4" width="12" height="17" rx="2.200" fill="#f6ead0" ${INK} transform="rotate(-10 9 12)"/><rect x="9" y="4" width="12" height="17" rx="2.200" fill="#2f5d7a" ${INK} transform="rotate(9 15 12)"/>`,
  deck: `<rect x="7" y="2" width="13" height="17" rx="2" fill="#f6ead0" ${INK}/><rect x="5" y="3.500" width="13" height="17" rx="2" fill="#f6ead0" ${INK}/><rect x="3" y="5" width="13" height="17" rx="2" fill="#2f5d7a" ${INK}/>`,
  discard: `<rect x="6" y="3" width="13" height="17" rx="2" fill="#cfc4ab" ${INK} transform="rotate(8 12 12)"/><rect x="5" y="4" width="13" height="17" rx="2" fill="#f6ead0" ${INK} transform="rotate(-6 12 12)"/>`,
  resource: `<circle cx="7" cy="7" r="5" fill="#e9c24f" ${INK}/><path d="M12.500 20.500 17 11l5.500 9.500z" fill="#a8713c" ${INK}/><rect x="2" y="13" width="9" height="8" rx="1.500" fill="#9fabb3" ${INK}/><path d="M13 6.500c2.500-3.500 6-3.500 8.500 0-2.500 3.500-6 3.500-8.500 0z" fill="#5aa6c4" ${INK}/>`,
  good: `<path d="M9 2.500h6l-1.500 4c4 2 7 6.500 7 10.500 0 3-2.500 5-5 5h-7c-2.500 0-5-2-5-5 0-4 3-8.500 7-10.500z" fill="#c49a62" ${INK}/><path d="M8.500 7.500h7" stroke="${DARK}" stroke-width="1.300"/><path d="m12 10 1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.4z" fill="#fff3c9"/>`,
  assigned_good: `<rect x="1.500" y="12" width="21" height="10.500" rx="2" fill="#d9c296" ${INK}/><circle cx="8" cy="8" r="5" fill="#e9c24f" ${INK}/><circle cx="15.500" cy="8.500" r="5" fill="#f2bf2f" ${INK}/>`,
  // places
  location: HALL,
  field: FIELD,
  island: ROUND(island, "#3a7f8c"),
  islands: ISLAND("#7f9a5c"),
  near: ISLAND("#7f9a5c"),
  distant: `${ISLAND("#8f86a8")}<circle cx="18.500" cy="5" r="3" fill="#f4cf4a" ${INK}/>`,
  ship: SHIP,
  // the five actions
  EXPLORE: squared(spyglass),
  POPULATE: squared(threeFriends),
  CONSTRUCT: squared(hammerNails),
  HARVEST: squared(sickle),
  SAIL: squared(drakkar),
  // type icons
  meadow: ROUND(highGrass, "#5f7d33"),
  house: ROUND(vikingLonghouse, "#8a5a33"),
  workshop: ROUND(anvil, "#56656e"),
  harbour: ROUND(anchor, "#22495c"),
  hero: ROUND(vikingHead, "#6b4a7c"),
  tartan: `<circle cx="12" cy="12" r="10.600" fill="#2f5d46" ${INK}/><path d="M8 2.300v19.400M16 2.300v19.400M2.300 8h19.400M2.300 16h19.400" stroke="#e0c178" stroke-width="2.200"/><path d="M12 1.400v21.200M1.400 12h21.200" stroke="#b4442e" stroke-width="1.800"/>`,
  axe: ROUND(battleAxe, "#9c3424"),
  penguin: ROUND(penguin, "#2d6a86"),
  yeti: ROUND(footprint, "#6f7fa0"),
  totem: ROUND(totem, "#8a4f2b"),
  mug: ROUND(beerStein, "#a9731b"),
  bench: ROUND(parkBench, "#4d7a5c"),
  camp: ROUND(campingTent, "#7a5b2e"),
  sled: ROUND(sittingDog, "#3f6f94"),
  bank: ROUND(bank, "#7c6420"),
  ledger: ROUND(notebook, "#3d5a4d"),
  distinct_type: `<circle cx="7.500" cy="8" r="6" fill="#2f5d46" ${INK}/><circle cx="16.500" cy="8" r="6" fill="#b4442e" ${INK}/><circle cx="12" cy="16" r="6" fill="#e0c178" ${INK}/>`,
  // deeds
  use: `<path d="M6 3.500 20 12 6 20.500z" fill="#3f8a5c" ${INK}/>`,
  exhaust: `<rect x="2" y="6" width="20" height="13" rx="2.500" fill="#d9c296" ${INK}/><path d="M17 2.500a8 8 0 0 1 3.500 3M20.800 1.800l.2 4-4 .2" fill="none" stroke="${DARK}" stroke-width="1.500"/>`,
  refresh: `<path d="M4.500 12a7.500 7.500 0 0 1 13-5M19.500 12a7.500 7.500 0 0 1-13 5M18 2.500V8h-5.500M6 21.500V16h5.500" ${LINE()}/>`,
  recover: `${SMALL(MEEPLE("#e0a34f"), 5, 0, 19)}<path d="M10 21.500H5.500A3.500 3.500 0 0 1 2 18V9m-1.500 3L2 9l3 2" ${LINE(1.8)}/>`,
  assign: `<path d="M12 2v12m-5-5 5 5 5-5" ${LINE()}/><rect x="3" y="17" width="18" height="5.500" rx="1.500" fill="#d9c296" ${INK}/>`,
  remove: `<path d="M12 14V2m-5 5 5-5 5 5" ${LINE()}/><rect x="3" y="17" width="18" height="5.500" rx="1.500" fill="#d9c296" ${INK}/>`,
  copy: `<rect x="2.500" y="2.500" width="12" height="15" rx="2" fill="#f6ead0" ${INK}/><rect x="9" y="6.500" width="12" height="15" rx="2" fill="#d9c296" ${INK}/>`,
  find: `<circle cx="10" cy="10" r="7" fill="#dcebef" ${INK}/><path d="m15.500 15.500 6 6" ${LINE(3)}/>`,
  raid: `<path d="m4 4 16 16M20 4 4 20" ${LINE(2.6)}/><path d="m2 17 5 5m10 0 5-5" ${LINE(2)}/>`,
  move_ship: `${SMALL(SHIP, 0, 3, 17)}<path d="M20 21V9m-3.500 3.500L20 9l3.500 3.500" ${LINE(2)}/>`,
  pillage: `${SMALL(ISLAND("#7f9a5c"), 0, 4, 24)}<path d="M13 1.500c.8 3 3.500 4 3.500 7.500a4 4 0 0 1-8 0c0-2.300 1.600-3 2-5 1 .6 1.400 1.200 1.600 2 .7-1.200 1-2.700.9-4.500z" fill="#e2622b" ${INK}/>`,
  conquer: `${SMALL(ISLAND("#7f9a5c"), 0, 4, 24)}<path d="M9 1v11" stroke="${DARK}" stroke-width="1.800"/><path d="M9.500 1.500h10l-2.500 3 2.500 3h-10z" fill="#b4442e" ${INK}/>`,
  gather: squared(sickle),
  cross: `<path d="m5 5 14 14M19 5 5 19" fill="none" stroke="#b23a2b" stroke-width="3.400" stroke-linecap="round"/>`,
  take_back: `<path d="M9 4 3 10l6 6M3.500 10H14a6.500 6.500 0 0 1 0 13h-3" ${LINE()}/>`,
  build: squared(hammerNails),
  enter: `<path d="M2 12h11m-4.500-5 5 5-5 5" ${LINE()}/><path d="M17 3h4v18h-4" ${LINE()}/>`,
  salvage: `<path d="M12 14V2.500m-5 5 5-5 5 5" ${LINE()}/><path d="M3.500 13v8h17v-8" ${LINE()}/>`,
  payout: `<rect x="2" y="4" width="20" height="11" rx="2" fill="#d9c296" ${INK}/><path d="M12 9v13m-4-4 4 4 4-4" ${LINE(2)}/>`,
  storage: `<path d="M3 8.500h18V21H3z" fill="#b98a52" ${INK}/><path d="M2 4h20v4.500H2z" fill="#d9b37c" ${INK}/><path d="M9.500 12h5v3h-5z" fill="#fff3c9" ${INK}/>`,
  others: `${SMALL(MEEPLE("#9fb3bd"), -1, 3, 16)}${SMALL(MEEPLE("#9fb3bd"), 9, 3, 16)}`,
  move_pawn: `${SMALL(PAWN("#dcebef"), -1, 3, 17)}<path d="M14 12h8m-3.500-3.500L22 12l-3.500 3.500" ${LINE(2)}/>`,
  wake_pawn: `${SMALL(PAWN("#dcebef"), 4, 5, 17)}<path d="M3 8a9.500 9.500 0 0 1 17-2.500M21 1.500V6h-4.500" ${LINE(1.8)}/>`,
  idle_pawn: PAWN("#dcebef"),
  pass: `<path d="M4 21V3h11l-2 3.500 2 3.500H4" fill="#dcebef" ${INK}/>`,
  tire: `<path d="M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500z" fill="#c9d3e6" ${INK}/>`,
  rest: `<circle cx="12" cy="12" r="5" fill="#f4cf4a" ${INK}/><path d="M12 1.500v3m0 15v3M1.500 12h3m15 0h3M4.600 4.600l2 2m10.800 10.800 2 2M19.400 4.600l-2 2M6.600 17.400l-2 2" ${LINE(1.8)}/>`,
  sweep: `${SMALL(ISLAND("#7f9a5c"), 0, 6, 18)}<path d="M8 4.500a8.500 8.500 0 0 1 13 6m1.500-3.500L21 10.500 17.500 9" ${LINE(1.8)}/>`,
  // the table
  first: `<path d="M3 19h18l1.500-12-6 5L12 3.500 7.500 12l-6-5z" fill="#f2bf2f" ${INK}/>`,
  bag: `<path d="M9 2.500h6l-1.500 4c4 2 7 6.500 7 10.500 0 3-2.500 5-5 5h-7c-2.500 0-5-2-5-5 0-4 3-8.500 7-10.500z" fill="#c49a62" ${INK}/><path d="M8.500 7.500h7" stroke="${DARK}" stroke-width="1.300"/>`,
  passed: `<path d="M4 22V3h12l-2 3.500 2 3.500H4" fill="#dcebef" ${INK}/>`,
  bonus: squared(hammerNails),
};

/** Moves and tiles by the picture of what they do. */
const ALSO: Record<string, string> = {
  explore: "EXPLORE",
  populate: "POPULATE",
  construct: "CONSTRUCT",
  harvest: "HARVEST",
  sail: "SAIL",
  pillage_now: "pillage",
  conquer_now: "conquer",
  scout: "find",
};

/** A picture by its word: a good, a deed; empty if there is none. */
export const sign = (word: string): string => SIGNS[word] ?? SIGNS[ALSO[word] ?? ""] ?? "";
