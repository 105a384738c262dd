// What the rulebook of Felinia shows of its table.
import { exhibit, type Exhibits, type TableProps } from "$lib/contract";
import CoinTrack from "./CoinTrack.svelte";
import Guild from "./Guild.svelte";
import Island from "./Island.svelte";
import Kinds from "./Kinds.svelte";
import MysteryChoice from "./MysteryChoice.svelte";
import PlayerBoard from "./PlayerBoard.svelte";
import ShipAtQuay from "./ShipAtQuay.svelte";
import Stall from "./Stall.svelte";
import Tile from "./Tile.svelte";
import type { Content, View } from "./things";

type Table = TableProps<View, Content>;

/** A table on which something lies differently. */
const but = (table: Table, change: Partial<View>): Table => ({
  ...table,
  view: { ...table.view, ...change },
});

export default {
  /** A market with three goods and three bids: the upper one pays 3. */
  stall: (of, table: Table) =>
    exhibit(
      Stall,
      {
        ...but(table, {
          markets: { [of]: { wine: 1, books: 2 } },
          stacks: { [of]: [1, 2, 0], guild: [] },
          prices: { [of]: [1, 2, 3], guild: [] },
        }),
        market: of,
        number: 1,
      },
      "19rem",
    ),
  guild: (_, table: Table) => exhibit(Guild, but(table, {}), "21rem"),
  /** A ship with this deck tile, and as many merchants aboard as follow: `deck_lion_0800/1`. */
  ship: (of, table: Table) => {
    const [deck = "", aboard = "0"] = of.split("/");
    const seats = Array.from({ length: Number(aboard) }, (_, seat) => seat);
    const ship = { ...table.view.ships[0]!, deck, seats, sails: "" as const };
    return exhibit(ShipAtQuay, { ...but(table, { ships: [ship] }), number: 0 }, "11rem");
  },
  /** The map of a game; of the tiles that lie face down a few are open, so that they can be seen. */
  island: (of, table: Table) => {
    const { islands, tiles, specials } = table.content;
    const whole = of === "advanced";
    const lying = [...Object.values(tiles), ...(whole ? Object.values(specials) : [])];
    const posts = Object.values(islands[of]!.provinces).filter(({ kind }) => kind === "post");
    const laid = posts.map(({ id, kingdom }) => {
      const place = posts.filter((post) => post.kingdom === kingdom).findIndex((post) => post.id === id);
      return [id, lying.filter((tile) => tile.kingdom === kingdom)[place]!.id] as const;
    });
    const face_up = Object.fromEntries(laid.filter((_, number) => whole || number % 5 === 0));
    const face_down = posts.map(({ id }) => id).filter((id) => !(id in face_up));
    return exhibit(Island, but(table, { mode: of as View["mode"], face_up, face_down }), "44rem");
  },
  board: (of, table: Table) => exhibit(PlayerBoard, { ...table, of: Number(of) }),
  coins: (of, table: Table) => {
    const [first, ...others] = table.view.players;
    const players = [{ ...first!, coins: Number(of) }, ...others];
    return exhibit(CoinTrack, { ...but(table, { players }), of: 0 });
  },
  kinds: (_, table: Table) => exhibit(Kinds, table, "40rem"),
  /** A tile face up, or the back that a kingdom has. */
  tile: (of, { content }: Table) => exhibit(Tile, { of, content }),
  mysteries: (of, table: Table) => exhibit(MysteryChoice, { ...table, drawn: of.split("/") }),
} satisfies Exhibits;
