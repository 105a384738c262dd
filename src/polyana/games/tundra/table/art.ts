// The picture on each card and character: one icon of game-icons, printed like a woodcut.
import acorn from "icon:acorn";
import badger from "icon:badger";
import barnOwl from "icon:barn-owl";
import basket from "icon:basket";
import beaver from "icon:beaver";
import belt from "icon:belt";
import campfire from "icon:fire";
import candle from "icon:candle-light";
import crossedBones from "icon:crossed-bones";
import crowbar from "icon:crowbar";
import crystal from "icon:crystal-growth";
import deer from "icon:deer";
import deerHead from "icon:deer-head";
import djembe from "icon:djembe";
import ermine from "icon:ermine";
import finch from "icon:finch";
import foxHead from "icon:fox-head";
import fox from "icon:fox";
import goose from "icon:goose";
import heron from "icon:heron";
import iceCubes from "icon:ice-cubes";
import jug from "icon:jug";
import knapsack from "icon:knapsack";
import backpack from "icon:light-backpack";
import lockedChest from "icon:locked-chest";
import mouse from "icon:mouse";
import hood from "icon:hood";
import pestle from "icon:pestle-mortar";
import polarStar from "icon:polar-star";
import crown from "icon:queen-crown";
import rabbitHead from "icon:rabbit-head";
import raven from "icon:raven";
import scales from "icon:scales";
import seal from "icon:juggling-seal";
import shirtButton from "icon:shirt-button";
import shop from "icon:shop";
import sittingDog from "icon:sitting-dog";
import snowflake from "icon:snowflake-1";
import spade from "icon:spade";
import sparrow from "icon:sparrow";
import spoon from "icon:spoon";
import squirrel from "icon:squirrel";
import tally from "icon:tally-mark-5";
import trowel from "icon:trowel";
import helm from "icon:visored-helm";
import boot from "icon:walking-boot";
import walrus from "icon:walrus-head";
import whistle from "icon:whistle";
import wolf from "icon:wolf-head";
import claws from "icon:wolverine-claws";
import woodAxe from "icon:wood-axe";
import woodBeam from "icon:wood-beam";
import stick from "icon:wood-stick";
import sewing from "icon:bone-knife";
import sign from "icon:wooden-sign";

export interface Woodcut {
  body: string;
  size: number;
}

/** Cut by ourselves: the shape, and the lines that are cut into it. */
const own = (shape: string, lines: string): Woodcut => ({
  size: 24,
  body: `<path d="${shape}" fill="currentColor"/><path d="${lines}" fill="none" stroke="#2b2a33" stroke-width="1.2" stroke-linecap="round"/>`,
});

const pouch = own(
  "M9 3h6l-1.5 4c4 2 6.5 6 6.5 10 0 3-2 4.5-4 4.5H8c-2 0-4-1.5-4-4.5 0-4 2.5-8 6.5-10z",
  "M8.5 8c2 1 5 1 7 0M8 13l2 4m3-5 1 5m3-3 1 3",
);
const bell = own(
  "M12 1.5a2 2 0 0 1 2 2c4 1.5 5 5 5 9 0 2 1 3.5 2.5 5h-19C4 16 5 14.5 5 12.500c0-4 1-7.5 5-9a2 2 0 0 1 2-2zM9.5 19h5a2.5 2.5 0 0 1-5 0z",
  "M5.5 13.500h13M9 6.500c-1 1-1.5 2.5-1.5 4",
);
const scroll = own(
  "M6 3h13a3 3 0 0 1 0 6h-1v9a3.5 3.5 0 0 1-3.5 3.500H5a3 3 0 0 1 0-6h1z",
  "M9 7h6M9 10.500h6M9 14h6M6 15.500h7",
);
const broom = own(
  "M14 1.500l2 .6-4 11-2-.7zM8.5 12.500l6 2-1 8c-4 0-8-1-10-4 2-1 4-3 5-6z",
  "M9 14.500l4.5 1.500M8.5 16l-2 4m4.5-3.5-1 5",
);

const WOODCUTS: Record<string, Woodcut> = {
  ptarmigan_picker: sparrow,
  hare_runner: rabbitHead,
  ermine_courier: ermine,
  wolverine_mason: claws,
  goose_recruiter: goose,
  owl_stargazer: barnOwl,
  fox_trickster: foxHead,
  walrus_shipwright: walrus,
  raven_lawyer: raven,
  reindeer_coachman: deer,
  elk_toll_collector: deerHead,
  beaver_foreman: beaver,
  badger_steward: badger,
  squirrel_treasurer: squirrel,
  bunting_jam_maker: finch,
  wolf_chronicler: wolf,
  sable_changer: fox,
  crane_barker: heron,
  weasel_confidante: mouse,
  seal_bathkeeper: seal,
  birchbark_pannier: backpack,
  cloudberry_basket: basket,
  fur_boots: boot,
  kindling_sledge: woodBeam,
  quarry_lever: crowbar,
  peat_spade: spade,
  acorn_casket: lockedChest,
  signal_fire: campfire,
  fair_stall: shop,
  guild_axe: woodAxe,
  summoning_drum: djembe,
  dog_team: sittingDog,
  knucklebones: crossedBones,
  tsars_charter: scroll,
  ice_cellar: iceCubes,
  amber_charm: crystal,
  birchbark_blueprint: sign,
  town_bell: bell,
  northern_lights: polarStar,
  bear_candle: candle,
  peat_pouch: pouch,
  brushwood_broom: broom,
  stone_mortar: pestle,
  knapsack,
  travel_staff: stick,
  first_acorn: acorn,
  wooden_spoon: spoon,
  snowshoes: snowflake,
  bast_basket: basket,
  tin_whistle: whistle,
  bone_needle: sewing,
  lucky_button: shirtButton,
  clay_jug: jug,
  trowel,
  tally_stick: tally,
  sled_strap: belt,
  elisaveta: crown,
  polkan: helm,
  sofia: hood,
  khoma: scales,
};

/** The picture of a card; a card that nobody has cut yet shows a sign-board. */
export const woodcut = (id: string): Woodcut => WOODCUTS[id] ?? sign;

export const hasWoodcut = (id: string): boolean => id in WOODCUTS;
