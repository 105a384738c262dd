// What the rulebook of Imperial Settlers shows of its table, besides cards.
import { exhibit, type Exhibits, type TableProps } from "$lib/contract";
import FactionBoard from "./FactionBoard.svelte";
import Foundation from "./Foundation.svelte";
import Place from "./Place.svelte";
import Rival from "./Rival.svelte";
import Tokens from "./Tokens.svelte";
import { faceOf, type Content, type LocationView, type PlayerView, type View } from "./things";

type Table = TableProps<View, Content>;

const location = (card: string, more: Partial<LocationView> = {}): LocationView => ({
  card,
  used: 0,
  used_up: false,
  paid: {},
  token: false,
  samurai: false,
  blocked: false,
  level: 0,
  kept: 0,
  under: 0,
  holds: 0,
  own_under: [],
  ...more,
});

/** What can lie on a location that is shown. */
const LYING: Record<string, Partial<LocationView>> = {
  token: { token: true },
  samurai: { samurai: true },
  used: { used: 1, used_up: true, paid: { worker: 1 } },
  level: { level: 3 },
};

const but = (table: Table, change: Partial<View>): Table => ({
  ...table,
  view: { ...table.view, ...change },
});

/** A table at which the first player leads a faction. */
const led = (table: Table, faction: string, change: Partial<PlayerView> = {}): Table => {
  const [player, ...others] = table.view.players;
  return but(table, { players: [{ ...player!, faction, faction_deck: 30, ...change }, ...others] });
};

export default {
  board: (of, table: Table) => exhibit(FactionBoard, { ...led(table, of), of: 0 }, "13rem"),
  /** A location, perhaps with something on it: `com_mill/token`. */
  location: (of, table: Table) => {
    const [card = "", lies = ""] = of.split("/");
    const faction = faceOf(card, table.content)?.faction || "romans";
    return exhibit(Place, { ...led(table, faction), place: location(card, LYING[lies]), mine: false });
  },
  foundation: (of, { content, picker, talk }: Table) =>
    exhibit(Foundation, { card: of, content, picker, talk }),
  /** A row of faction locations with what it costs to conquer them: `egyptians/egy_pyramid/egy_caravan`. */
  row: (of, table: Table) => {
    const [faction = "", ...cards] = of.split("/");
    const row = faceOf(cards[0] ?? "", table.content)?.category ?? "production";
    const rows = { production: [], feature: [], action: [], [row]: cards };
    const laid = led(table, faction, { rows, empire: cards.map((card) => location(card)) });
    const conquest_prices = Object.fromEntries(cards.map((card, place) => [card, 2 + place]));
    return exhibit(Rival, { ...but(laid, { conquest_prices }), of: 0 }, "34rem");
  },
  token: (of, table: Table) => exhibit(Tokens, but(table, { stalls: { [of]: {} } })),
} satisfies Exhibits;
