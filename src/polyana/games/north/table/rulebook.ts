// What the rulebook of Empires of the North shows of its table, besides cards.
import { exhibit, type Exhibits, type TableProps } from "$lib/contract";
import Afloat from "./Afloat.svelte";
import type { Content, Ship, View } from "./things";

type Table = TableProps<View, Content>;

const RING = ["explore", "harvest", "construct", "sail", "populate"];
const QUEUE: Ship[] = [
  { seat: 0, fish: 1, raze: 2 },
  { seat: 1, raze: 1 },
  { seat: 0, fish: 1 },
  { seat: 2 },
];
const PAWNS = [
  [{ tile: "harvest" }, { tile: "sail", used: true }],
  [{ tile: "harvest" }, { tile: "explore" }],
];

const but = (table: Table, change: Partial<View>): Table => ({
  ...table,
  view: { ...table.view, ...change },
});

export default {
  /** The ring with pawns of two players. */
  ring: (_, table: Table) => {
    const players = table.view.players.map((player, seat) => ({ ...player, pawns: PAWNS[seat] ?? [] }));
    return exhibit(Afloat, { ...but(table, { ring: RING, players }), ships: false }, "21rem");
  },
  /** Ships in the queue with various loads. */
  queue: (_, table: Table) => exhibit(Afloat, { ...but(table, { queue: QUEUE }), ships: true }, "34rem"),
} satisfies Exhibits;
