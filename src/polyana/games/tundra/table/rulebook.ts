// What the rulebook of Tundra shows of its table.
import { exhibit, type Exhibits, type TableProps } from "$lib/contract";
import CharacterPlate from "./CharacterPlate.svelte";
import CityCard from "./CityCard.svelte";
import Die from "./Die.svelte";
import Goal from "./Goal.svelte";
import Hex from "./Hex.svelte";
import Map from "./Map.svelte";
import OrderTray from "./OrderTray.svelte";
import Tracks from "./Tracks.svelte";
import type { Board, Content, PlayerView, View } from "./things";

type Table = TableProps<View, Content>;

/** A table at which the first player has something else. */
const first = (table: Table, change: Partial<PlayerView>): Table => {
  const [player, ...others] = table.view.players;
  const view = { ...table.view, phase: "dice" as const, players: [{ ...player!, ...change }, ...others] };
  return { ...table, view };
};

export default {
  /** An order board: `trade`, `trade/upgraded`, or with a boost under it and a die on it: `trade/fur_boots/3`. */
  order: (of, table: Table) => {
    const [order = "", more = "", die = ""] = of.split("/");
    const upgraded = more === "upgraded";
    const boosts = more && !upgraded ? [more] : [];
    const board: Board = { upgraded, dice: die ? [Number(die)] : [], starting: "", boosts };
    const [player] = table.view.players;
    const boards = { ...player!.boards, [order]: board };
    const resources = table.content.orders[order]!.upgrade_cost;
    const laid = first(table, { boards, resources, lacks: {}, room: {} });
    return exhibit(OrderTray, { ...laid, of: 0, order }, boosts.length > 0 ? "20rem" : "16rem");
  },
  /** A glade by its name, the back of one, or what may stand on it: `echo_gorge/tower`. */
  hex: (of, { content, players, talk }: Table) => {
    const [glade = "", figure = ""] = of.split("/");
    return exhibit(Hex, { glade, figure, content, player: players[0]!, talk });
  },
  map: (_, table: Table) => exhibit(Map, table, "38rem"),
  city: (of, { content, picker, talk }: Table) =>
    exhibit(CityCard, { card: of, content, picker, talk }, "12rem"),
  goal: (of, table: Table) =>
    exhibit(Goal, { ...table, goal: { id: of, die: 0, seat: null, progress: [] } }, "17rem"),
  /** The character with a title. */
  title: (of, table: Table) => exhibit(CharacterPlate, { ...first(table, { title: of }), of: 0 }, "20rem"),
  tracks: (_, table: Table) => exhibit(Tracks, { ...first(table, {}), of: 0 }, "26rem"),
  die: (of) => exhibit(Die, { value: Number(of), size: "2.6rem" }),
} satisfies Exhibits;
