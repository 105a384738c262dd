// Portraits of the six kinds of trade tiles and the emblems of the five kingdoms: insides of 24 x 24 SVGs.
const INK = "#3a2e26";
const CREAM = "#fff6e0";

interface Face {
  fur: string;
  muzzle: string;
  eyes: string;
  ears: string;
  marks: string;
  wide?: number;
}

const pair = (path: string): string => `${path}<g transform="matrix(-1 0 0 1 24 0)">${path}</g>`;

/** A cat that looks at you: ears and marks are drawn for the left side and mirrored. */
const face = ({ fur, muzzle, eyes, ears, marks, wide = 8.2 }: Face): string =>
  `<g stroke="${INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">` +
  `<g fill="${fur}">${pair(ears)}<ellipse cx="12" cy="13.6" rx="${wide}" ry="7.4"/></g>` +
  `<g stroke="none">${pair(marks)}<ellipse cx="12" cy="17.2" rx="4.2" ry="3.1" fill="${muzzle}"/></g>` +
  pair(`<ellipse cx="8.7" cy="12.6" rx="1.9" ry="1.45" fill="${eyes}" stroke-width=".6"/>`) +
  pair(`<ellipse cx="8.9" cy="12.6" rx=".6" ry="1.2" fill="#1d1714" stroke="none"/>`) +
  `<path d="M10.8 15.4h2.4L12 16.9z" fill="#b8565a" stroke-width=".5"/>` +
  `<path d="M12 17v1m0 0q-1.2 1.2-2.4.4M12 18q1.2 1.2 2.4.4" fill="none" stroke-width=".7"/></g>`;

const spot = (x: number, y: number, rx = 0.8, ry = 0.6, fill = INK): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const PORTRAITS: Record<string, string> = {
  panther: face({
    fur: "#4a4658",
    muzzle: "#6b6679",
    eyes: "#f4d34b",
    ears: `<path d="M4.6 11Q3.6 4.2 6 3.6T11 7z"/>`,
    marks: `<path d="M5.9 8.8q-.4-2.8.5-3.3t2.2 1.7z" fill="#2f2b3a"/>`,
  }),
  lynx: face({
    fur: "#cdb08a",
    muzzle: CREAM,
    eyes: "#9fc36a",
    ears: `<path d="M4.4 15l-3 4 4.6 1zM4.6 11.4 4.8 3.6 10.6 7.2z"/><path d="M4.8 4 4.2.9" stroke-width="1.6"/>`,
    marks: `<path d="M5.9 8.8 5.8 5.6 8.3 7.3z" fill="#8b6b4d"/>${spot(6, 15.6, 0.5, 0.5)}${spot(10.4, 8.6, 0.4, 0.9)}${spot(4.9, 13.4, 0.5, 0.5)}`,
  }),
  caracal: face({
    fur: "#d1793c",
    muzzle: "#fbe3c0",
    eyes: "#b9d98a",
    ears: `<path d="M4.8 11 4 2.8 10.6 7.2z" fill="#57382b"/><path d="M4 3 2.6.8M4 3 4.2.6" stroke-width="1.5"/>`,
    marks: `<path d="M8.4 10.4Q10 9.6 10.6 7" stroke="${INK}" stroke-width=".9" fill="none"/><path d="M5.7 8.4 5.2 5.2 8.2 7z" fill="#f2c9a0"/>`,
  }),
  ocelot: face({
    fur: "#e6b765",
    muzzle: CREAM,
    eyes: "#c98b3c",
    ears: `<path d="M4.6 11.2Q2.6 5.6 5 4.6T10.8 7.2z"/>`,
    marks: `<path d="M10.9 6.8v3M9.2 7.2 9 9.6" stroke="${INK}" stroke-width="1" fill="none"/>${spot(5.6, 10.4)}${spot(5.2, 13.6, 0.7, 0.9)}${spot(6.2, 16.4)}${spot(7.4, 8.6, 0.6, 0.8)}${spot(7.9, 18.4, 0.6, 0.5)}`,
  }),
  manul: face({
    fur: "#a9a69b",
    muzzle: "#f1ece0",
    eyes: "#f1d36b",
    wide: 10,
    ears: `<path d="M2.4 12.6 1 9.4Q2.8 6 6.6 8zM3 15l-2.4 1.6 3 .8-1.6 2 4.4.4z"/>`,
    marks: `<path d="M4.4 15.6 7 14.8M4.8 17.6 7.4 16.2" stroke="${INK}" stroke-width="1" fill="none"/>${spot(10.6, 8, 0.45, 0.45)}${spot(9, 8.8, 0.45, 0.45)}${spot(10.4, 9.7, 0.45, 0.45)}`,
  }),
  serval: face({
    fur: "#ecc678",
    muzzle: CREAM,
    eyes: "#8fb36b",
    wide: 7,
    ears: `<path d="M5.4 12.4Q1.2 2.6 4.8 1.2 9 .6 11.2 7.4z"/>`,
    marks: `<path d="M6.2 8.6Q4 3.4 5.4 3T9 7z" fill="#7c5738"/>${spot(6.6, 15.2, 0.6, 0.6)}${spot(7.4, 17.4, 0.5, 0.5)}${spot(10.8, 8.4, 0.4, 0.8)}${spot(9.4, 9.6, 0.5, 0.5)}`,
  }),
};

const line = (d: string, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r = 0.9): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}"/>`;

const EMBLEMS: Record<string, string> = {
  lion:
    `<path d="M12 3.6l2 2 2.8-.6.4 2.9 2.6 1.3-1.4 2.5 1.2 2.6-2.7 1-.8 2.8-2.8-.6L12 19.6l-1.9-2.1-2.8.6-.8-2.8-2.7-1 1.2-2.6-1.4-2.5 2.6-1.3.4-2.9 2.8.6z" fill="${CREAM}"/>` +
    `<circle cx="12" cy="11.6" r="4" fill="KINGDOM"/>${dot(10.4, 11)}${dot(13.6, 11)}${line("M11 13.6h2", 1.2)}`,
  cheetah: `<path d="M5 5.4l3.4 1.8h7.2L19 5.4l.2 7q-.8 5.4-7.2 6.4-6.4-1-7.2-6.4z" fill="${CREAM}"/><g fill="KINGDOM"><circle cx="9" cy="10.4" r="1.3"/><circle cx="15" cy="10.4" r="1.3"/><path d="M8.6 11.4l1 5.2 1-.6-.8-4.8zM15.4 11.4l-1 5.2-1-.6.8-4.8zM11 14.2h2l-1 1.2z"/></g>`,
  irbis: `<path d="M3.4 18.4 9.4 6.8l2.8 4.8 2.2-3.4 6.2 10.2z" fill="${CREAM}"/><path d="M9.4 6.8l-1.9 3.7 1.7 1.4 1.3-1 1.4.9zM14.4 8.2l-1.3 2 1.6 1.6 1.4-.9z" fill="KINGDOM"/>`,
  tiger: `<path d="M4.8 5.2 8.6 7h6.8l3.8-1.8.2 7.4q-1 5.2-7.4 6.4-6.4-1.2-7.4-6.4z" fill="${CREAM}"/><g stroke="KINGDOM" stroke-width="1.3" stroke-linecap="round"><path d="M12 7.4v2.8M9.8 7.8l.6 2M14.2 7.8l-.6 2M5.4 12.2l2.4.5M5.8 14.6l2.2-.3M18.6 12.2l-2.4.5M18.2 14.6l-2.2-.3"/></g><g fill="KINGDOM"><circle cx="9.6" cy="12.2" r="1"/><circle cx="14.4" cy="12.2" r="1"/><path d="M10.9 14.6h2.2L12 16z"/></g>`,
  leopard: `<g fill="none" stroke="${CREAM}" stroke-width="1.7"><circle cx="8.4" cy="8.6" r="2.6" stroke-dasharray="3.4 1.6"/><circle cx="15.6" cy="8.8" r="2.6" stroke-dasharray="3.6 1.4"/><circle cx="12" cy="14.8" r="2.7" stroke-dasharray="3.2 1.5"/></g>${dot(8.4, 8.6)}${dot(15.6, 8.8)}${dot(12, 14.8)}`,
};

/** A shield in the kingdom's colour. */
export const emblem = (kingdom: string, hex: string): string =>
  `<path d="M2.5 1.8h19v11.4q0 7-9.5 9.6-9.5-2.6-9.5-9.6z" fill="${hex}" stroke="${INK}" stroke-width="1.1"/>` +
  (EMBLEMS[kingdom] ?? "").replaceAll("KINGDOM", hex);
