// The picture of a card: two icons of game-icons, found by a word of its name, or by its kind.
import anvil from "icon:anvil";
import bagpipes from "icon:bagpipes";
import bank from "icon:bank";
import barn from "icon:barn";
import basket from "icon:basket";
import battleAxe from "icon:battle-axe";
import beerHorn from "icon:beer-horn";
import beerStein from "icon:beer-stein";
import berriesBowl from "icon:berries-bowl";
import birchTrees from "icon:birch-trees";
import bookshelf from "icon:bookshelf";
import campfire from "icon:campfire";
import campingTent from "icon:camping-tent";
import canoe from "icon:canoe";
import castle from "icon:castle";
import castleRuins from "icon:castle-ruins";
import cellarBarrels from "icon:cellar-barrels";
import coins from "icon:coins";
import crossedAxes from "icon:crossed-axes";
import deer from "icon:deer";
import diamondHard from "icon:diamond-hard";
import directionSign from "icon:direction-sign";
import dragonHead from "icon:dragon-head";
import drakkar from "icon:drakkar";
import drum from "icon:drum";
import envelope from "icon:envelope";
import featheredWing from "icon:feathered-wing";
import fireplace from "icon:fireplace";
import fishingBoat from "icon:fishing-boat";
import fishingPole from "icon:fishing-pole";
import footprint from "icon:footprint";
import fruitTree from "icon:fruit-tree";
import ghost from "icon:ghost";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import hand from "icon:hand";
import harborDock from "icon:harbor-dock";
import highGrass from "icon:high-grass";
import honeycomb from "icon:honeycomb";
import hoodedFigure from "icon:hooded-figure";
import house from "icon:house";
import iceCreamCone from "icon:ice-cream-cone";
import icebergs from "icon:icebergs";
import igloo from "icon:igloo";
import island from "icon:island";
import king from "icon:king";
import knapsack from "icon:knapsack";
import lighthouse from "icon:lighthouse";
import lightningTrio from "icon:lightning-trio";
import lockedChest from "icon:locked-chest";
import log from "icon:log";
import mightyHorn from "icon:mighty-horn";
import mining from "icon:mining";
import mountains from "icon:mountains";
import musicalNotes from "icon:musical-notes";
import notebook from "icon:notebook";
import parkBench from "icon:park-bench";
import penguin from "icon:penguin";
import pineTree from "icon:pine-tree";
import punch from "icon:punch";
import quillInk from "icon:quill-ink";
import ram from "icon:ram";
import raven from "icon:raven";
import receiveMoney from "icon:receive-money";
import ringingBell from "icon:ringing-bell";
import rooster from "icon:rooster";
import roundTable from "icon:round-table";
import runeStone from "icon:rune-stone";
import sail from "icon:sail";
import sailboat from "icon:sailboat";
import scales from "icon:scales";
import scrollUnfurled from "icon:scroll-unfurled";
import seagull from "icon:seagull";
import shears from "icon:shears";
import sheep from "icon:sheep";
import shepherdsCrook from "icon:shepherds-crook";
import shop from "icon:shop";
import sittingDog from "icon:sitting-dog";
import smokingVolcano from "icon:smoking-volcano";
import snowflake2 from "icon:snowflake-2";
import spermWhale from "icon:sperm-whale";
import spyglass from "icon:spyglass";
import starsStack from "icon:stars-stack";
import steam from "icon:steam";
import stoneBlock from "icon:stone-block";
import stoneBridge from "icon:stone-bridge";
import stonePath from "icon:stone-path";
import stonePile from "icon:stone-pile";
import stoneWheel from "icon:stone-wheel";
import sunrise from "icon:sunrise";
import thorHammer from "icon:thor-hammer";
import threeFriends from "icon:three-friends";
import totem from "icon:totem";
import treeSwing from "icon:tree-swing";
import tribalMask from "icon:tribal-mask";
import vikingHead from "icon:viking-head";
import vikingLonghouse from "icon:viking-longhouse";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import wolfHead from "icon:wolf-head";
import woodenPier from "icon:wooden-pier";

export interface Drawing {
  body: string;
  size: number;
}

const WORDS: Record<string, Drawing[]> = {
  // ground
  oat: [wheat, barn],
  birch: [birchTrees, log],
  pasture: [sheep, highGrass],
  ice_cream: [iceCreamCone, sheep],
  ridge: [stonePile, mountains],
  shearing: [sheep, shears],
  barley: [wheat, beerStein],
  pinewood: [pineTree, log],
  flat_stones: [stonePile, parkBench],
  hop: [highGrass, beerStein],
  mossy: [stoneBlock, mountains],
  honey: [honeycomb, coins],
  moor: [sheep, highGrass],
  toll_quarry: [stoneBlock, coins],
  managed: [pineTree, log],
  toll_bridge: [stoneBridge, coins],
  ram: [ram, highGrass],
  hole: [fishingPole, icebergs],
  berries: [berriesBowl, snowflake2],
  gravel: [stonePile, log],
  caribou: [deer, mountains],
  whalebone: [spermWhale, stonePile],
  shoal: [penguin, icebergs],
  glacier: [icebergs, stoneBlock],
  crowberry: [berriesBowl, highGrass],
  nursery: [penguin, basket],
  driftwood: [log, sailboat],
  yeti: [footprint, mountains],
  fir: [pineTree, mountains],
  gull: [seagull, sailboat],
  whetstone: [stoneWheel, battleAxe],
  cod: [fishingBoat, seagull],
  grindstone: [stoneWheel, crossedAxes],
  cliff: [mountains, stoneBlock],
  // halls and houses
  barn: [barn, threeFriends],
  tug: [threeFriends, highGrass],
  shearing_party: [shears, sheep],
  neighbours: [threeFriends, house],
  bell: [ringingBell, house],
  ceilidh_barn: [barn, musicalNotes],
  quarry: [mining, stonePath],
  blueprint: [scrollUnfurled, hammerNails],
  hearth: [fireplace, house],
  longboat: [sailboat, threeFriends],
  gathering: [runeStone, threeFriends],
  mead: [beerHorn, vikingLonghouse],
  fireside: [parkBench, campfire],
  signpost: [directionSign, beerStein],
  brawl: [punch, beerStein],
  cellar: [cellarBarrels, beerStein],
  picnic: [basket, highGrass],
  rooster: [rooster, house],
  table: [roundTable, beerStein],
  pier: [woodenPier, envelope],
  hammock: [treeSwing, parkBench],
  guest: [house, threeFriends],
  swaying: [musicalNotes, beerStein],
  strongbox: [lockedChest, coins],
  country: [bank, wheat],
  wool: [bank, sheep],
  mint: [bank, coins],
  pawnshop: [shop, scales],
  withdrawal: [receiveMoney, bank],
  auditors: [notebook, scales],
  gilded: [greekTemple, coins],
  overseer: [vikingHead, notebook],
  chartered: [drakkar, coins],
  counting: [notebook, bank],
  founders: [king, coins],
  tent: [campingTent, snowflake2],
  sled: [sittingDog, snowflake2],
  sledge: [sittingDog, lockedChest],
  outpost: [watchtower, campingTent],
  trade: [canoe, coins],
  mask: [tribalMask, snowflake2],
  star: [starsStack, footprint],
  campsite: [campingTent, campfire],
  kayak: [canoe, woodenPier],
  snow: [igloo, snowflake2],
  ring: [campfire, campingTent],
  drum: [drum, campingTent],
  bundles: [knapsack, campingTent],
  school: [penguin, notebook],
  porters: [footprint, lockedChest],
  shipyard: [drakkar, penguin],
  totem: [totem, snowflake2],
  cabinet: [bookshelf, totem],
  mirror: [icebergs, hand],
  larder: [penguin, cellarBarrels],
  choir: [footprint, musicalNotes],
  sorting: [barn, scales],
  raven_totem: [totem, raven],
  bear_totem: [totem, footprint],
  whale_totem: [totem, spermWhale],
  rowers: [vikingLonghouse, drakkar],
  floki: [hammerNails, drakkar],
  smithy: [anvil, battleAxe],
  storm: [harborDock, lightningTrio],
  loot: [shop, lockedChest],
  berserkers: [wolfHead, crossedAxes],
  treasury: [lockedChest, vikingLonghouse],
  watchtower: [watchtower, battleAxe],
  keep: [castle, battleAxe],
  twin: [drakkar, crossedAxes],
  valkyrie: [featheredWing, battleAxe],
  squadron: [drakkar, sailboat],
  // boosts
  heave: [threeFriends, log],
  toloka: [threeFriends, wheat],
  cousin: [vikingHead, house],
  shepherd: [shepherdsCrook, spyglass],
  piper: [bagpipes, drakkar],
  party: [drakkar, beerStein],
  round: [beerStein, threeFriends],
  drinking: [beerHorn, punch],
  interest: [coins, scrollUnfurled],
  rebate: [receiveMoney, scrollUnfurled],
  bailiffs: [vikingHead, scrollUnfurled],
  loan: [receiveMoney, hammerNails],
  clerk: [quillInk, bank],
  break: [campingTent, footprint],
  herd: [deer, footprint],
  glow: [starsStack, mountains],
  pack: [icebergs, sittingDog],
  post: [penguin, envelope],
  belly: [penguin, mountains],
  paw: [footprint, hand],
  curators: [totem, notebook],
  priest: [thorHammer, lightningTrio],
  horns: [mightyHorn, drakkar],
  ravens: [raven, sail],
  // islands
  ghost: [ghost, island],
  puffin: [seagull, island],
  amber: [diamondHard, island],
  seal: [spermWhale, island],
  log_island: [log, island],
  chalk: [mountains, island],
  hermit: [hoodedFigure, island],
  smugglers: [hoodedFigure, lockedChest],
  ram_isle: [ram, island],
  tower: [castleRuins, island],
  hot: [steam, island],
  beacon: [lighthouse, island],
  dragon: [dragonHead, island],
  golden: [coins, island],
  giants: [fruitTree, island],
  drowned: [bookshelf, island],
  volcano: [smokingVolcano, anvil],
  graveyard: [spermWhale, island],
  singing: [icebergs, musicalNotes],
  midnight: [shop, starsStack],
  fog: [harborDock, island],
  edge: [sunrise, island],
};

/** What a card shows whose name says nothing. */
const KINDS: Record<string, Drawing[]> = {
  basic_field: [wheat, highGrass],
  field: [wheat, highGrass],
  upgrade: [wheat, highGrass],
  field_or_upgrade: [wheat, highGrass],
  action: [vikingLonghouse, hammerNails],
  feature: [vikingLonghouse, runeStone],
  boost: [vikingHead, mightyHorn],
};

const CLANS: Record<string, Drawing> = {
  glenn: bagpipes,
  ulaf: battleAxe,
  panuk: penguin,
  heidel: beerHorn,
  nanurjuk: campingTent,
  mckinnon: bank,
};

/** The picture of a clan on its tile and on the backs of its cards. */
export const emblem = (clan: string): Drawing => CLANS[clan] ?? runeStone;

/** The large icon and the small one on a card, by its title. */
export function art(title: string, kind = ""): Drawing[] {
  const words = title.split("_").slice(1);
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  const found = [...pairs, ...words.reverse()].find((word) => word in WORDS);
  return (found && WORDS[found]) || KINDS[kind] || [runeStone, mountains];
}
