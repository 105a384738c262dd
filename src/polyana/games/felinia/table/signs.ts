// Everything small that is drawn on more than one place of the table: insides of 24 x 24 SVGs, by the ids of the content.
import { COLOURS, PATTERNS } from "$lib/players";
import grotto from "icon:cave-entrance";
import well from "icon:well";
import yarn from "icon:yarn";
import library from "icon:bookshelf";
import vineyard from "icon:grapes";
import tower from "icon:clock-tower";
import ribbons from "icon:greek-temple";
import mirror from "icon:mirror-mirror";
import { emblem, PORTRAITS } from "./art";
import type { Content, Player } from "./things";

const INK = "#3a2e26";
const CREAM = "#fff6e0";

const drawn = (inside: string): string =>
  `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`;
const small = (picture: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">${picture}</g>`;

const THINGS: Record<string, string> = {
  watches: drawn(
    `<path d="M10 3.4h4v3h-4z" fill="#b86a1f"/><circle cx="12" cy="14" r="7.8" fill="#eb9a3e"/><circle cx="12" cy="14" r="5.2" fill="${CREAM}"/><path d="M12 10.8V14l2.4 1.6" fill="none" stroke-width="1.3"/><circle cx="12" cy="2.6" r="1.5" fill="none"/>`,
  ),
  clothing: drawn(
    `<path d="M8.4 3 2.8 6.4l2 5 2.4-1V21h9.6V10.4l2.4 1 2-5L15.6 3Q12 6.4 8.4 3z" fill="#2f9f77"/><path d="M12 5.2V21M9.4 12.5h5.2" stroke="#d8f2e4" fill="none"/>`,
  ),
  glassware: drawn(
    `<path d="M5.6 3h12.8q.2 8.2-5.2 9.6v5.8q3.6.2 4.2 2.6H6.6q.6-2.4 4.2-2.6v-5.8Q5.4 11.2 5.6 3z" fill="#8cc8f0"/><path d="M8 5.2q.2 3.6 2 4.8" stroke="#fff" stroke-width="1.5" fill="none"/>`,
  ),
  wine: drawn(
    `<path d="M10 1.8h4v5.7q3.6 1.8 3.6 5.3V22H6.4v-9.2q0-3.5 3.6-5.3z" fill="#8553b4"/><path d="M6.4 13.4h11.2v5H6.4z" fill="${CREAM}"/><path d="M10 3.9h4" /><circle cx="12" cy="15.9" r="1.3" fill="#8553b4" stroke="none"/>`,
  ),
  books: drawn(
    `<path d="M4 5.2Q4 2.6 6.6 2.6H20v15.2H6.6Q4 17.8 4 20z" fill="#d0647f"/><path d="M20 17.8v3.8H6.2Q4 21.6 4 19.7t2.6-1.9z" fill="${CREAM}"/><path d="M9 6.6h7.4M9 9.8h7.4" stroke="${CREAM}" stroke-width="1.4"/>`,
  ),
  coin: drawn(
    `<circle cx="12" cy="12" r="9.4" fill="#f0c34a"/><circle cx="12" cy="12" r="7" fill="none" stroke="#a8741a" stroke-width=".8"/><g fill="#8a5d14" stroke="none"><ellipse cx="12" cy="14.2" rx="3" ry="2.4"/><circle cx="8.3" cy="11.2" r="1.3"/><circle cx="10.7" cy="8.9" r="1.3"/><circle cx="13.3" cy="8.9" r="1.3"/><circle cx="15.7" cy="11.2" r="1.3"/></g>`,
  ),
  gold: drawn(
    `<path d="M5.6 14.5 8 8h8l2.4 6.5z" fill="#f6d865"/><path d="M1.6 21.5 4 15h7l2 6.5zM11 21.5l2-6.5h7l2.4 6.5z" fill="#e0ab2b"/><path d="M8.8 10h4" stroke="#fff8d8"/>`,
  ),
  spice: drawn(
    `<path d="M7 8.6h10q4.6 5.4 2.8 10.2-.8 2.6-3.2 2.6H7.4q-2.4 0-3.2-2.6Q2.4 14 7 8.6z" fill="#c9502e"/><path d="M8 8.6Q6 4.6 8.2 3.4L12 5l3.8-1.6Q18 4.6 16 8.6z" fill="#e58a4b"/><path d="M7 8.6h10" stroke-width="2"/><path d="M9 16.4q3-4.6 6 0-3 2.6-6 0z" fill="#f7d08a"/>`,
  ),
  food: drawn(
    `<path d="M2.6 12.4Q8.4 4.6 15.6 10l5.6-3.6q-1.4 3.2-1.2 5.8.2 3 1.8 6L15.6 15Q8.4 20 2.6 12.4z" fill="#8fb4bd"/><circle cx="7.2" cy="11.4" r="1.1" fill="${INK}" stroke="none"/><path d="M10.6 9.4q1.8 3 0 6" fill="none"/>`,
  ),
  goods: drawn(
    `<path d="M3.6 8.2 12 4l8.4 4.2v9.4L12 21.8l-8.4-4.2z" fill="#c79a63"/><path d="M3.6 8.2 12 12.4l8.4-4.2M12 12.4v9.4M7.8 6.1l8.4 4.2v3.6" fill="none"/>`,
  ),
  mystery: drawn(
    `<rect x="4.6" y="2" width="14.8" height="20" rx="2.4" fill="#4d4377"/><path d="M9.2 9.6Q9 6.6 12 6.6t2.9 2.7q0 1.8-1.8 2.6-1.1.6-1.1 2.3" fill="none" stroke="#f5d77b" stroke-width="1.9"/><circle cx="12" cy="17.3" r="1.3" fill="#f5d77b" stroke="none"/>`,
  ),
  star: drawn(
    `<path d="M12 2.2l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z" fill="#f6d865"/>`,
  ),
  merchants: drawn(
    `<path d="M6.6 21.6Q5 13.6 8.6 11 6.6 8.4 7 2.6l3.4 2.6h3.2L17 2.6q.4 5.8-1.6 8.4 3.6 2.6 2 10.6z" fill="#8d7c66"/>`,
  ),
  anchor: `<path d="M12 7.4V21M7 11h10M3.6 13.6q.6 6.8 8.4 7.6 7.8-.8 8.4-7.6" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="4.8" r="2.5" fill="none" stroke="${INK}" stroke-width="2"/>`,
  guild: drawn(
    `<path d="M3.6 10 5 3l4 3.2h6L19 3l1.4 7z" fill="#a8442f"/><path d="M4.6 10h14.8v11.4H4.6z" fill="#e9d8b4"/><path d="M9.6 21.4v-5q0-2.4 2.4-2.4t2.4 2.4v5z" fill="#7a5335"/>`,
  ),
  market: drawn(
    `<path d="M5.4 9v12.4M18.6 9v12.4M3 15h18" fill="none" stroke-width="1.7"/><path d="M3.4 3.4h17.2L22 9.2q-2.5 2.6-5 0-2.5 2.6-5 0-2.5 2.6-5 0-2.5 2.6-5 0z" fill="#c65a44"/><path d="M8.6 3.4 7 9.2M15.4 3.4 17 9.2M12 3.4v5.8" stroke="${CREAM}" stroke-width="1.7"/>`,
  ),
  ship: drawn(
    `<path d="M11 2.4v14M11 3.2q8 2 8.4 10.6H11zM9.6 5.6Q4 8.6 4 13.8h5.6z" fill="${CREAM}"/><path d="M1.8 16.4h20.4q-1.4 5.4-5 5.4H7.2q-4-.2-5.4-5.4z" fill="#9a6a3d"/>`,
  ),
  bag: drawn(
    `<path d="M8 8.2q-5.4 4.6-5 9.6.4 3.8 4 3.8h10q3.6 0 4-3.8.4-5-5-9.6z" fill="#a98456"/><path d="M8 8.2 6.6 3.4 12 5l5.4-1.6L16 8.2z" fill="#c7a473"/><path d="M7.6 8.2h8.8" stroke-width="2"/>`,
  ),
};

const LONE = small(THINGS.merchants!, 4, 1, 16);
const more = (picture: string): string =>
  `${small(picture, 1, 5, 18)}<path d="M18.5 1.5v8M14.5 5.5h8" stroke="#2b6e3a" stroke-width="2.6"/>`;
const scores = (picture: string): string => small(picture, 0.5, 6, 17) + small(THINGS.star!, 12, 0, 12);

const SPECIALS: Record<string, string> = {
  sp1_pantry: scores(THINGS.food!),
  sp2_spice_house: scores(THINGS.spice!),
  sp3_hermit: scores(LONE),
  sp4_lore: scores(THINGS.mystery!),
  sp5_kitchen: more(THINGS.food!),
  sp6_caravan:
    small(THINGS.food!, 0, 0, 12) +
    small(THINGS.gold!, 12, 0, 12) +
    small(THINGS.coin!, 0, 12, 12) +
    small(THINGS.goods!, 12, 12, 12),
  sp7_tollhouse: more(THINGS.coin!),
  sp8_goldwash: more(THINGS.gold!),
};

const MYSTERIES: Record<string, { body: string; size: number }> = {
  mystery_grotto: grotto,
  mystery_moon_well: well,
  mystery_stone_yarn: yarn,
  mystery_library: library,
  mystery_vineyard: vineyard,
  mystery_tower: tower,
  mystery_ribbons: ribbons,
  mystery_mirror: mirror,
};

/** The scene of a mystery card, in the colours of the night. */
function mysteryScene(card: string): string {
  const scene = MYSTERIES[card];
  if (!scene) return THINGS.mystery!;
  return (
    `<rect x="1" y="1" width="22" height="22" rx="3" fill="#4d4377" stroke="${INK}"/>` +
    `<g color="#f5d77b" transform="translate(3.5 3.5) scale(${17 / scene.size})">${scene.body}</g>`
  );
}

/** The white marks by which a player's colour is told apart without colours, around 0, 0. */
export function marks(pattern: Player["pattern"]): string {
  const stroke = `stroke="#fff" stroke-width="1.1" stroke-linecap="round" fill="none"`;
  if (pattern === "diagonal") return `<path d="M-3 1.5 0-2.5M-1.6 3.2 2-1.8M.8 3.4 3-.2" ${stroke}/>`;
  if (pattern === "dots")
    return `<g fill="#fff"><circle cx="-1.9" cy="-1.3" r=".9"/><circle cx="1.9" cy="-1.3" r=".9"/><circle cx="0" cy="1" r=".9"/><circle cx="-2.2" cy="3" r=".9"/><circle cx="2.2" cy="3" r=".9"/></g>`;
  if (pattern === "hatch") return `<path d="M-3 2.8 2-2.6M-.6 3.8 3 .2M3 2.8-2-2.6M.6 3.8-3 .2" ${stroke}/>`;
  return "";
}

type Coloured = Pick<Player, "colour" | "pattern">;

/** How a seat looks where the players are not at hand. */
export const coloured = (seat: number): Coloured => ({
  colour: COLOURS[seat % COLOURS.length]!,
  pattern: PATTERNS[seat % PATTERNS.length]!,
});

const CAT = "M6.4 22Q4.6 13.8 8.4 11 6.4 8.4 6.8 2.2l3.7 2.9h3l3.7-2.9q.4 6.2-1.6 8.8 3.8 2.8 2 11z";

/** A merchant: a sitting cat in the owner's colour with a white rim. */
export const merchant = ({ colour, pattern }: Coloured): string =>
  `<g stroke-linejoin="round"><path d="${CAT}" fill="#fff" stroke="${INK}" stroke-width="3.4"/><path d="${CAT}" fill="${colour}" stroke="#fff" stroke-width="1.7"/></g>` +
  `<g fill="#fff"><circle cx="10.3" cy="8" r=".95"/><circle cx="13.7" cy="8" r=".95"/></g><g transform="translate(12 16.2)">${marks(pattern)}</g>`;

/** A bid token seen from above. */
export const token = ({ colour, pattern }: Coloured): string =>
  `<circle cx="12" cy="12" r="10" fill="${colour}" stroke="${INK}" stroke-width="1.2"/><circle cx="12" cy="12" r="8.2" fill="none" stroke="#fff" stroke-width="1.1"/><g transform="translate(12 11.6) scale(1.35)">${marks(pattern)}</g>`;

/** The picture of a component, or an empty text if it has none. */
export function picture(id: string, content: Content): string {
  if (id in THINGS) return THINGS[id]!;
  if (id in content.kinds) return PORTRAITS[id] ?? "";
  if (id in content.tiles) return PORTRAITS[content.tiles[id]!.kind] ?? "";
  if (id in content.kingdoms) return emblem(id, content.kingdoms[id]!.hex);
  if (id in content.decks) {
    const { kingdom } = content.decks[id]!;
    return emblem(kingdom, content.kingdoms[kingdom]!.hex);
  }
  if (id in content.specials) return SPECIALS[id] ?? THINGS.star!;
  if (id in content.mysteries) return mysteryScene(id);
  if (id in content.bonuses) return bonus(id, content);
  if (id in content.markets) return THINGS.market!;
  if (id in content.exchanges) {
    const card = content.swaps[id];
    return card ? small(THINGS.goods!, 0, 3, 15) + small(THINGS[card]!, 11, 9, 13) : THINGS.star!;
  }
  if (content.ships.some((ship) => ship.id === id)) return THINGS.ship!;
  if (id === "own_board") return THINGS.coin!;
  return "";
}

/** A bonus tile: the cat it praises, with one more point or one more of it. */
function bonus(id: string, content: Content): string {
  const { kind, class: sort } = content.bonuses[id]!;
  const sign =
    sort === "plus_one"
      ? small(THINGS.star!, 12.5, -0.5, 12)
      : `<path d="M18 1.2v9M13.5 5.7h9" stroke="#fff" stroke-width="4.6"/><path d="M18 1.2v9M13.5 5.7h9" stroke="#1f6b45" stroke-width="2.6"/>`;
  return small(PORTRAITS[kind] ?? "", -0.5, 4, 20) + sign;
}
