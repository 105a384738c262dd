// The signs of Revive: what is gained, paid, counted and done, each a small picture of 24 x 24.
import falcon from "icon:falcon-moon";
import { squared } from "$lib/signs";
import { DARK, figure, house, INK, tower } from "./pieces";

const LINE = (colour = "currentColor", wide = 2.2) =>
  `fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`;
const SMALL = (inside: string, x: number, y: number, size: number) =>
  `<svg viewBox="0 0 24 24" x="${x}" y="${y}" width="${size}" height="${size}">${inside}</svg>`;

export const COLOURS: Record<string, string> = {
  grey: "#9aa5b1",
  green: "#4fa86f",
  yellow: "#e6bd45",
  purple: "#8b6fd8",
  orange: "#d9752f",
  white: "#f3f5f7",
};

/** The teeth of a cog, as the outline of a star with flat tips. */
const COG =
  "M10.300 1.800h3.400l.5 2.700 2 .8 2.300-1.500 2.400 2.400-1.500 2.300.8 2 2.700.5v3.400l-2.700.5-.8 2 1.500 2.300-2.400 2.400-2.300-1.500-2 .8-.5 2.700h-3.400l-.5-2.700-2-.8-2.300 1.500-2.400-2.400 1.500-2.300-.8-2-2.700-.5v-3.400l2.700-.5.8-2-1.500-2.300 2.400-2.400 2.300 1.500 2-.8z";
const gear = `<path d="${COG}" fill="#aeb8c3" ${INK} transform="translate(0 -.7)"/><circle cx="12" cy="12" r="3.600" fill="#5d6772" ${INK}/>`;
const book = `<path d="M2 5.500c3.500-1.500 7-1.300 10 .7 3-2 6.500-2.200 10-.7v14c-3.500-1.500-7-1.300-10 .7-3-2-6.500-2.200-10-.7z" fill="#57b27a" ${INK}/><path d="M12 6.200v14M5 9.300c1.600-.4 3-.3 4.500.3M5 13c1.600-.4 3-.3 4.500.3M14.500 9.600c1.500-.6 2.900-.7 4.500-.3m-4.500 4c1.500-.6 2.900-.7 4.500-.3" ${LINE("#1d4a30", 1.3)}/>`;
const food = `<path d="M12 22.500V9" ${LINE("#8a6410", 1.8)}/><path d="M12 1.500c2.200 1.800 2.200 4.500 0 6.300-2.200-1.800-2.200-4.500 0-6.300zM12 12.500c-.3-3-2.400-4.700-5.500-4.800.2 3.200 2.300 5 5.500 4.800zm0 0c.3-3 2.400-4.700 5.500-4.800-.2 3.200-2.300 5-5.500 4.800zM12 18c-.3-3-2.400-4.700-5.500-4.800.2 3.200 2.300 5 5.500 4.800zm0 0c.3-3 2.400-4.700 5.500-4.800-.2 3.200-2.300 5-5.500 4.800z" fill="#eec24a" ${INK}/>`;
const crystal = `<path d="M12 1.500 17.500 8 15 21.500H9L6.500 8z" fill="#9787ee" ${INK}/><path d="M6.500 8 11 9.500 12 1.500l1 8 4.500-1.500M11 9.500l-.5 12m2.500-12 .5 12" ${LINE("#3c2f86", 1.1)}/><path d="M8.300 8.300 11 9.200l-.4 10.300z" fill="#cfc7ff"/>`;
const energy = `<circle cx="12" cy="12" r="10" fill="#2f4a5e" ${INK}/><path d="M13.500 3.500 6.500 13.500h4.300L9.500 20.500l8-11h-4.700z" fill="#7ff0ea" stroke="#0f2b33" stroke-width="1" stroke-linejoin="round"/>`;
const STAR =
  "m12 1.500 3.100 6.700 7.300.8-5.400 5 1.500 7.200L12 17.600l-6.500 3.600L7 14 1.600 9l7.300-.8z";
const vp = `<path d="${STAR}" fill="#6bb8f2" ${INK}/>`;
const endvp = `<path d="${STAR}" fill="#b08be6" ${INK}/>`;
const crate = `<path d="M2.500 6h19v15h-19z" fill="#c58f58" ${INK}/><path d="M2.500 6h19M6 6v15M18 6v15M6.500 20 17.500 7" ${LINE("#5f3b18", 1.5)}/><path d="M1.800 4h20.400v3.400H1.800z" fill="#dca96f" ${INK}/>`;
const module = `<path d="M4 4h16v16H4z" fill="#3f7f7b" ${INK}/><path d="M8 4V1.500M12 4V1.500M16 4V1.500M8 22.500V20M12 22.500V20M16 22.500V20M4 8H1.500M4 12H1.500M4 16H1.500M22.500 8H20M22.500 12H20M22.500 16H20" ${LINE(DARK, 1.6)}/><path d="M8.500 8.500h7v7h-7z" fill="#aef0ea" ${INK}/>`;
const GEM = "M6.500 3h11l5 6.500L12 22 1.500 9.500z";
const gem = (colour: string) =>
  `<path d="${GEM}" fill="${colour}" ${INK}/><path d="M1.500 9.500h21M8 9.500 12 22l4-12.500L13.500 3M8 9.500 10.500 3" ${LINE(DARK, 0.9)}/>`;
const artifact = `<path d="${GEM}" fill="#f3f5f7" ${INK}/><path d="M8 9.500H1.500L12 22z" fill="#8b6fd8"/><path d="M16 9.500h6.500L12 22z" fill="#d9752f"/><path d="${GEM}M1.500 9.500h21M8 9.500 12 22l4-12.500L13.500 3M8 9.500 10.500 3" fill="none" ${INK}/>`;
const CARD = (colour: string, inside = "") =>
  `<rect x="4" y="1.500" width="16" height="21" rx="2.500" fill="${colour}" ${INK}/>${inside}`;
const HALVES = `<path d="M4 12h16" stroke="${DARK}" stroke-width="1.300"/>`;
const card = CARD("#eef2f5", `<path d="M4 9.500h16v5H4z" fill="#2b2f36"/>`);
const flask = `<path d="M9 1.800h6M10 2v6.500L4.300 18.800A2.300 2.300 0 0 0 6.300 22.300h11.400a2.300 2.300 0 0 0 2-3.500L14 8.500V2z" fill="#eaf6f6" ${INK}/><path d="m7.200 15-2.500 4.300a1.600 1.600 0 0 0 1.500 2.400h11.600a1.600 1.600 0 0 0 1.500-2.400L16.800 15z" fill="#58c7a2"/>`;
const step = (colour: string) =>
  `<path d="M1.500 12h4" ${LINE(colour, 4)}/><path d="M6 6.500h6.500V2L22.500 12 12.500 22v-4.500H6z" fill="${colour}" ${INK}/>`;
const explore = `<circle cx="10" cy="10" r="7.200" fill="#d5ecf2" ${INK}/><path d="m6.500 12 3-5 2 3 1.500-1.500 1.300 3.500z" fill="#7fa9b8"/><path d="m15.500 15.500 6 6" ${LINE(DARK, 3.6)}/>`;
const ocean = `<path d="M12 1.500 21.500 7v10L12 22.500 2.500 17V7z" fill="#4f9fc4" ${INK}/><path d="M5.500 10c2-1.700 3.300 1.500 5.300 0s3.300 1.500 5.200 0 2 0 2.500.3M5.500 15c2-1.700 3.300 1.500 5.300 0s3.300 1.500 5.200 0 2 0 2.500.3" ${LINE("#e6f6fb", 1.5)}/>`;
const HEX = "M12 1.500 21.500 7v10L12 22.500 2.500 17V7z";
const hex = (fill: string, inside: string) => `<path d="${HEX}" fill="${fill}" ${INK}/>${inside}`;
const forest = hex("#5ba06c", `<path d="m12 5 4.500 7h-2l3 5h-11l3-5h-2z" fill="#1f5c3a"/>`);
const mountain = hex("#a3adb8", `<path d="m4.500 17 5-9 3.500 5.500 2-2.500 4.500 6z" fill="#59636e"/>`);
const field = hex("#ebcb64", `<path d="M6 9.500h12M5.500 12.500h13M6 15.500h12" ${LINE("#9a7414", 1.5)}/>`);
const desert = hex(
  "#e2cfa8",
  `<path d="M6 14c2.500-2 5-2 7 0s4 1.500 5 .5M8 9.500h.1M14 8.500h.1M16 11.500h.1" ${LINE("#a58550", 1.6)}/>`,
);
const city = hex("#c7ccd4", `<path d="M6 16.500v-5h3v-3h4v4h2v-2h3v6z" fill="#4b525d"/>`);
const machine = `<path d="M2.500 8.500h19v12h-19z" fill="#94a1ae" ${INK}/><path d="M6 8.500V3h4v5.500M14 8.500v-3h4v3" fill="#b9c4cd" ${INK}/><circle cx="8" cy="14.500" r="3" fill="#8df0ea" ${INK}/><path d="M14 12.500h5M14 16.500h5" ${LINE("#20242b", 1.5)}/>`;
const moon = `<path d="M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500z" fill="#cfdcf0" ${INK}/><path d="M15 2.500h5l-4.500 5.500h5" ${LINE(DARK, 1.7)}/>`;
const lever = `<path d="M3 16.500h18v5H3z" fill="#5d6772" ${INK}/><path d="M12 16.500 17 5.500" ${LINE(DARK, 3.2)}/><circle cx="17.300" cy="4.800" r="3" fill="#d9752f" ${INK}/>`;
const bolt = `<path d="M13.500 1.500 4.500 14h5.800L8.500 22.500l11-13h-6z" fill="#7ff0ea" ${INK}/>`;
const range = `<circle cx="4" cy="18" r="2.800" fill="#e0563f" ${INK}/><path d="M6.500 16C9 12 8 10 11 8.500s5 0 7-2.500" ${LINE("currentColor", 2)} stroke-dasharray="2.800 2.800"/><path d="m15.500 3.500 5-1-1 5z" fill="currentColor"/>`;
const populate = `${SMALL(city, 0, 6, 18)}${SMALL(figure("#f3f5f7"), 9, 0, 15)}`;
const build = `${SMALL(house("#e2cfa8"), 1, 3, 21)}<path d="M17.500 1v8M13.500 5h8" ${LINE(DARK, 3.6)}/><path d="M17.500 1.500v7M14 5h7" ${LINE("#7ff0ea", 1.9)}/>`;
const temple = `<path d="M2 9 12 2l10 7z" fill="#f0e6cf" ${INK}/><path d="M4.500 9v10M9.500 9v10M14.500 9v10M19.500 9v10" ${LINE(DARK, 2.2)}/><path d="M2.500 19h19v3h-19z" fill="#f0e6cf" ${INK}/>`;
const target = `<circle cx="12" cy="12" r="9.500" fill="#fff" ${INK}/><circle cx="12" cy="12" r="6" fill="#d6452f"/><circle cx="12" cy="12" r="2.500" fill="#fff"/><path d="M12 .8v5M12 18.200v5M.8 12h5M18.200 12h5" ${LINE(DARK, 1.5)}/>`;
const workshop = `<path d="M3 21.500v-9l6 3v-3l6 3V3.500h5.500v18z" fill="#b5724a" ${INK}/><path d="M6 18.500h2M11 18.500h2M16 18.500h2" ${LINE(DARK, 1.8)}/>`;
const others = `${SMALL(figure("#b6c2cc"), -1, 3, 16)}${SMALL(figure("#8fa0ad"), 9, 3, 16)}`;
const ability = `<circle cx="12" cy="12" r="10" fill="#b5562b" ${INK}/><path d="m12 4.500 2 5 5 .5-3.800 3.400L16.500 19 12 16l-4.500 3 1.300-5.600L5 10l5-.5z" fill="#ffe6c2"/>`;
const bundle = (...kinds: string[]) =>
  kinds.map((kind, at) => SMALL(kind, [5.5, 0, 11][at]!, [0, 10, 10][at]!, 13)).join("");
/** What is laid on the board. */
const PLUS = `<path d="M18.500 13.500v9M14 18h9" ${LINE(DARK, 4)}/><path d="M18.500 14v8M14.500 18h8" ${LINE("#fff", 2)}/>`;
const basic = bundle(gear, book, food);
const chain = `<path d="M9.500 14.500 14.500 9.500M8 11 5.500 13.500a3.700 3.700 0 0 0 5.200 5.200L13 16M11 8l2.300-2.300a3.700 3.700 0 0 1 5.200 5.200L16 13.500" ${LINE("currentColor", 2.4)}/>`;

const SIGNS: Record<string, string> = {
  gear,
  book,
  food,
  crystal,
  energy,
  vp,
  endvp,
  crate,
  module,
  artifact,
  card,
  flask,
  basic,
  forest,
  mountain,
  field,
  desert,
  city,
  ocean,
  machine,
  target,
  temple,
  workshop,
  explore,
  populate,
  build,
  range,
  ability,
  others,
  chain,
  other_basic: `${SMALL(basic, 0, 0, 24)}<path d="M1 4.500h4l-1.500-2M5 4.500 3.500 6.500" ${LINE(DARK, 1.4)}/>`,
  same_basic: `${SMALL(basic, 0, 0, 24)}<path d="M18.500 3h4M18.500 6h4" ${LINE("currentColor", 1.8)}/>`,
  colour_resource: `${SMALL(card, -2, 2, 20)}${SMALL(basic, 9, 9, 15)}`,
  terrain_resource: `${SMALL(field, -1, 1, 17)}${SMALL(basic, 9, 9, 15)}`,
  step_grey: step(COLOURS.grey!),
  step_green: step(COLOURS.green!),
  step_yellow: step(COLOURS.yellow!),
  step_any: `<path d="M1.500 12h4" ${LINE("#fff", 4)}/><path d="M6 6.500h6.500V2l3.300 3.300v13.400L12.500 22v-4.500H6z" fill="${COLOURS.grey}"/><path d="M12.500 2v20l3.800-3.800V5.800z" fill="${COLOURS.green}"/><path d="M16.300 5.800 22.500 12l-6.200 6.200z" fill="${COLOURS.yellow}"/><path d="M6 6.500h6.500V2L22.500 12 12.500 22v-4.500H6z" fill="none" ${INK}/>`,
  grey: `<circle cx="12" cy="12" r="8.500" fill="${COLOURS.grey}" ${INK}/>`,
  green: `<circle cx="12" cy="12" r="8.500" fill="${COLOURS.green}" ${INK}/>`,
  yellow: `<circle cx="12" cy="12" r="8.500" fill="${COLOURS.yellow}" ${INK}/>`,
  purple: gem(COLOURS.purple!),
  orange: gem(COLOURS.orange!),
  white: gem(COLOURS.white!),
  card_grey: CARD(COLOURS.grey!, `<path d="M4 9.500h16v5H4z" fill="#2b2f36"/>`),
  card_green: CARD(COLOURS.green!, `<path d="M4 9.500h16v5H4z" fill="#2b2f36"/>`),
  card_yellow: CARD(COLOURS.yellow!, `<path d="M4 9.500h16v5H4z" fill="#2b2f36"/>`),
  grey_in_slots: CARD(COLOURS.grey!, `${HALVES}<path d="M1.500 22.500h21" ${LINE(DARK, 2.4)}/>`),
  green_in_slots: CARD(COLOURS.green!, `${HALVES}<path d="M1.500 22.500h21" ${LINE(DARK, 2.4)}/>`),
  yellow_in_slots: CARD(COLOURS.yellow!, `${HALVES}<path d="M1.500 22.500h21" ${LINE(DARK, 2.4)}/>`),
  any: `${SMALL(explore, -1, -1, 14)}${SMALL(populate, 11, -1, 14)}${SMALL(build, 5, 11, 14)}`,
  anywhere: `<path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" ${LINE("currentColor", 1.8)}/><circle cx="12" cy="12" r="3.500" fill="#7ff0ea" ${INK}/>`,
  at_once: bolt,
  always: `<path d="M7.500 8C3 8 3 16 7.500 16S13 8 16.500 8s4.500 8 0 8S11 8 7.500 8z" ${LINE("currentColor", 2.2)}/>`,
  any_time: `<circle cx="12" cy="12" r="9" fill="#eef2f5" ${INK}/><path d="M12 6.500V12l4 2.500" ${LINE(DARK, 1.9)}/>`,
  end: `<path d="M5 22V2.500M5 3.500h14l-3 4.500 3 4.500H5" fill="#b08be6" ${INK}/>`,
  ability_marker: `<path d="M12 2 20.500 12 12 22 3.500 12z" fill="#b5562b" ${INK}/>`,
  progress: `<path d="M12 2 20.500 12 12 22 3.500 12z" fill="#6fb7b2" ${INK}/>`,
  active: `${SMALL(card, 0, 5, 18)}<path d="M17 13V2m-4 4 4-4 4 4" ${LINE("currentColor", 2)}/>`,
  rest: `${SMALL(card, 0, 5, 18)}${SMALL(moon, 10, -1, 14)}`,
  slot: `<path d="M3 4v17h18V4" ${LINE("currentColor", 2.4)}/><rect x="7" y="1.500" width="10" height="15" rx="1.800" fill="#eef2f5" ${INK}/>`,
  side: `<path d="M3 4v17h18V4" ${LINE("currentColor", 2.4)}/><path d="M12 6.500v9M7.500 11h9" ${LINE("#4fd0c8", 2.6)}/>`,
  top: CARD("#eef2f5", `<path d="M5 2.500h14V11H5z" fill="#4fd0c8"/>${HALVES}`),
  bottom: CARD("#eef2f5", `<path d="M5 13h14v8.500H5z" fill="#4fd0c8"/>${HALVES}`),
  all_colours: `<path d="M12 2.500a9.500 9.500 0 0 0-8.200 14.300L12 12z" fill="${COLOURS.grey}"/><path d="M12 2.500a9.500 9.500 0 0 1 8.200 14.300L12 12z" fill="${COLOURS.green}"/><path d="M3.800 16.800a9.500 9.500 0 0 0 16.400 0L12 12z" fill="${COLOURS.yellow}"/><circle cx="12" cy="12" r="9.500" fill="none" ${INK}/>`,
  recharge: `${SMALL(energy, 3, 6, 18)}<path d="M3 8.500A9.500 9.500 0 0 1 19 4m.8-3.500L19.300 5l-4.400-.3" ${LINE("currentColor", 1.9)}/>`,
  rotate: `<path d="M4.500 12a7.500 7.500 0 0 1 13-5M19.500 12a7.500 7.500 0 0 1-13 5M18 2.500V8h-5.500M6 21.500V16h5.500" ${LINE()}/>`,
  take: `<path d="M12 2v12m-5-5 5 5 5-5" ${LINE()}/><path d="M4 21h16" ${LINE()}/>`,
  play: `<path d="M6 3.500 20 12 6 20.500z" fill="#4fd0c8" ${INK}/>`,
  open: `<path d="M3 11h18v10.500H3z" fill="#c58f58" ${INK}/><path d="M3 11 1.500 4.500 20 2.500 21 7" fill="#dca96f" ${INK}/>`,
  move: `<path d="M2 12h18m-6-6 6 6-6 6" ${LINE()}/>`,
  hibernate: moon,
  switch: lever,
  cross: `<path d="m5 5 14 14M19 5 5 19" ${LINE("#e0563f", 3.2)}/>`,
  figure: figure(),
  population: `<path d="M1 20.500 12 15.500l11 5-11 3z" fill="#e2cfa8" ${INK}/>${SMALL(figure(), 3.5, 0, 18)}`,
  large_building: tower(),
  small_building: house(),
  population_on_large: `<path d="M12 9 22 14v4l-10 5-10-5v-4z" fill="#c7ccd4" ${INK}/>${SMALL(figure(), 4.5, 0, 15)}`,
  large: `<path d="M12 1.500 22 7v10l-10 5.500L2 17V7z" fill="#c7ccd4" ${INK}/><path d="M6 17v-6h3V6.500h5V13h1.500v-3H18v7z" fill="#4b525d"/>`,
  pit: hex("#3b424d", `<circle cx="12" cy="12" r="5" fill="#14171c"/>`),
  crystal_site: `<path d="M2 21.500h20" ${LINE(DARK, 2)}/>${SMALL(crystal, 3, 1, 20)}`,
  desert_tile: `${SMALL(desert, 0, 0, 21)}${PLUS}`,
  forest_tile: `${SMALL(forest, 0, 0, 21)}${PLUS}`,
  falcon: `<circle cx="12" cy="12" r="10.500" fill="#e8eef2" ${INK}/>${SMALL(squared(falcon, "#3b2a55"), 3.5, 3.5, 17)}`,
  ocean_touched: `${SMALL(ocean, 0, 0, 18)}${SMALL(house("#e2cfa8"), 11, 10, 13)}`,
  module_pair: `${SMALL(module, -1, -1, 16)}${SMALL(module, 9, 9, 16)}`,
  per_mountain: `${SMALL(mountain, 0, 0, 18)}${SMALL(house("#e2cfa8"), 11, 10, 13)}`,
  tile: `<path d="m8 1.500 5 3v5l5 3 4 2.500v5l-4.500 2.500-4.500-2.500v-5l-5-3-4.500-2.500v-5z" fill="#d7e6ee" ${INK}/>`,
  track_value: `<path d="M1.500 7c7 0 7 10 14 10M1.500 17c7 0 7-10 14-10" ${LINE("#4fd0c8", 2)}/>${SMALL(endvp, 12, 5, 13)}`,
  visible_flask: `${SMALL(flask, 0, 0, 20)}<path d="M12 19.500c3-4 7.500-4 10.500 0-3 3.500-7.500 3.500-10.500 0z" fill="#fff" ${INK}/><circle cx="17.200" cy="19.500" r="1.500" fill="${DARK}"/>`,
  spare: gem("#aeb6bd"),
  end_tile: `<path d="M3 3h18v18H3z" fill="#b08be6" ${INK}/><path d="M7 18V6.500h10l-2.500 3 2.500 3H7" fill="#fff" ${INK}/>`,
  progress_track: `<path d="M2 12h20" ${LINE("currentColor", 2)}/><path d="M12 5 18 12l-6 7-6-7z" fill="#6fb7b2" ${INK}/>`,
  sun: `<circle cx="12" cy="12" r="5.500" fill="#f0c65a" ${INK}/><path d="M12 1v3.500M12 19.500V23M1 12h3.500M19.500 12H23M4.200 4.200l2.500 2.500M17.300 17.300l2.500 2.500M19.800 4.200l-2.500 2.500M6.700 17.300l-2.500 2.500" ${LINE("#d99c1f", 2)}/>`,
  moon: `<path d="M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500z" fill="#cfdcf0" ${INK}/>`,
  cube: `<path d="m12 1.800 9 5v10.400l-9 5-9-5V6.800z" fill="#e0563f" ${INK}/><path d="m3 6.800 9 5 9-5M12 11.800v10.400" ${LINE(DARK, 1.4)}/>`,
  lock: `<path d="M7 11V7.500a5 5 0 0 1 10 0V11" ${LINE("currentColor", 2.4)}/><path d="M4.500 11h15v10.500h-15z" fill="#59636e" ${INK}/>`,
  bright: `<circle cx="12" cy="12" r="6" fill="#f0c65a" ${INK}/><path d="M12 1v3M12 20v3M1 12h3M20 12h3" ${LINE("#d99c1f", 2)}/>`,
  dim: `<path d="M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500z" fill="#8fa0ad" ${INK}/>`,
};

/** Moves and counters by the picture of what they do. */
const ALSO: Record<string, string> = {
  cards: "card",
  crates: "crate",
  modules2: "module_pair",
  ability_markers: "ability_marker",
  flasks: "flask",
  oceans: "ocean",
  crystals: "crystal_site",
  std: "machine",
  trade: "crystal",
  tech: "book",
};

/** A picture by its word: a good, a deed; empty if there is none. */
export const sign = (word: string): string => SIGNS[word] ?? SIGNS[ALSO[word] ?? ""] ?? "";
