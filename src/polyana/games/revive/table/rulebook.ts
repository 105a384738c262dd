// What the rulebook of Revive shows of its table, besides cards: `card:` also shows machines, modules, crates,
// technologies, tribes, artifact cards and large locations by their ids.
import { exhibit, type Exhibits, type TableProps } from "$lib/contract";
import Exhibit, { type Part } from "./Exhibit.svelte";
import type { Content, PlayerView, View } from "./things";

type Table = TableProps<View, Content>;

/** The table with something before the first player lying otherwise, seen by somebody who has no seat. */
const changed = (table: Table, change: Partial<PlayerView>): Table => ({
  ...table,
  seat: null,
  view: {
    ...table.view,
    outlook: null,
    players: table.view.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
  },
});

const shown = (part: Part, table: Table, change: Partial<PlayerView> = {}, width?: string) =>
  exhibit(Exhibit, { part, ...changed(table, change), of: 0 }, width);

/** Markers somewhere in the middle: two machines won, one of them used. */
const TRACKS: Partial<PlayerView> = {
  tracks: { grey: 4, green: 6, yellow: 3 },
  spaces: ["b1", "b2", "b3", "b4"],
  machines: { std_grey: "b1", std_green: "b2", std_yellow: "b3", mg_hammer: "b4" },
  charged: ["std_green"],
  needs: {
    b5: {},
    b6: { yellow: 1 },
    b7: { grey: 2 },
    b8: { yellow: 2 },
    b9: { yellow: 3, grey: 1 },
    b10: { grey: 4, yellow: 4 },
    b11: { green: 2, grey: 3 },
    b12: { yellow: 5, green: 1 },
    b13: { grey: 8 },
    b14: { green: 6 },
    b15: { yellow: 9 },
  },
};
const SLOTS: Partial<PlayerView> = {
  slots: {
    top_1: [
      { card: "sc_gatherer_a", half: "top" },
      { card: "sc_pathfinder_a", half: "top" },
    ],
    bottom_1: [{ card: "sc_smith_a", half: "bottom" }],
  },
  free_slots: ["top_2", "bottom_2"],
  modules: { top_1_3: "md_01", bottom_2_1: "md_04" },
  fired: ["top_1_3"],
};

export default {
  /** The whole board, as it lies at the beginning. */
  map: (_, table: Table) => shown("map", table, {}, "36rem"),
  /** Hexes side by side: `hexes:forest/mountain/field`. */
  hexes: (of, table: Table) =>
    exhibit(
      Exhibit,
      { part: "hexes", kinds: of.split("/"), ...changed(table, {}), of: 0 },
      `${of.split("/").length * 4.2}rem`,
    ),
  /** Craters with artifacts, and the hibernation track. */
  clock: (_, table: Table) => shown("clock", table, {}, "32rem"),
  /** The score track. */
  course: (_, table: Table) => shown("course", table, { vp: 9 }, "32rem"),
  /** The machine tracks in the middle of a game. */
  tracks: (_, table: Table) => shown("tracks", table, TRACKS, "40rem"),
  /** The technologies of a side: `tree:nadair_sun`. */
  tree: (of, table: Table) => {
    const first = table.content.sides[of]?.techs.find((tech) => tech.pos === 1);
    const next = table.content.sides[of]?.techs.filter((tech) => tech.pos > 1 && tech.pos < 5) ?? [];
    return shown(
      "tree",
      table,
      { side: of, techs: first ? [first.id] : [], open_techs: next.map((tech) => tech.id) },
      "22rem",
    );
  },
  /** Slots with cards, one of them on top of another, and two modules. */
  slots: (_, table: Table) => shown("slots", table, SLOTS, "30rem"),
  /** Resources, energy, switch and the progress track. */
  supply: (_, table: Table) =>
    shown("supply", table, { supply: { crystal: 1, gear: 4, book: 2, food: 3 }, progress: 6 }, "34rem"),
} satisfies Exhibits;
