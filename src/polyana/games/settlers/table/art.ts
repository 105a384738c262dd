// The picture of a card: two icons of game-icons, found by a word of its name, or by its colour.
import ancientColumns from "icon:ancient-columns";
import anvil from "icon:anvil";
import aqueduct from "icon:aqueduct";
import archBridge from "icon:arch-bridge";
import asianLantern from "icon:asian-lantern";
import axeInStump from "icon:axe-in-stump";
import barn from "icon:barn";
import barracksTent from "icon:barracks-tent";
import bathtub from "icon:bathtub";
import beerStein from "icon:beer-stein";
import bowArrow from "icon:bow-arrow";
import camel from "icon:camel";
import campingTent from "icon:camping-tent";
import castle from "icon:castle";
import castleRuins from "icon:castle-ruins";
import centurionHelmet from "icon:centurion-helmet";
import cookingPot from "icon:cooking-pot";
import crossedSwords from "icon:crossed-swords";
import diceSixFacesSix from "icon:dice-six-faces-six";
import egyptianPyramids from "icon:egyptian-pyramids";
import egyptianSphinx from "icon:egyptian-sphinx";
import egyptianTemple from "icon:egyptian-temple";
import envelope from "icon:envelope";
import eyeTarget from "icon:eye-target";
import farmer from "icon:farmer";
import feather from "icon:feather";
import fire from "icon:fire";
import firstAidKit from "icon:first-aid-kit";
import flyingFlag from "icon:flying-flag";
import goldBar from "icon:gold-bar";
import goldMine from "icon:gold-mine";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import handSaw from "icon:hand-saw";
import heron from "icon:heron";
import hoodedFigure from "icon:hooded-figure";
import horseHead from "icon:horse-head";
import house from "icon:house";
import juggler from "icon:juggler";
import katana from "icon:katana";
import knightBanner from "icon:knight-banner";
import lockedChest from "icon:locked-chest";
import lotus from "icon:lotus";
import mammoth from "icon:mammoth";
import mineWagon from "icon:mine-wagon";
import ninjaMask from "icon:ninja-mask";
import obelisk from "icon:obelisk";
import pagoda from "icon:pagoda";
import palmTree from "icon:palm-tree";
import person from "icon:person";
import pig from "icon:pig";
import pineTree from "icon:pine-tree";
import planks from "icon:planks";
import rock from "icon:rock";
import samuraiHelmet from "icon:samurai-helmet";
import scorpionTail from "icon:scorpion-tail";
import scrollUnfurled from "icon:scroll-unfurled";
import shakingHands from "icon:shaking-hands";
import shop from "icon:shop";
import siegeRam from "icon:siege-ram";
import skullCrossedBones from "icon:skull-crossed-bones";
import stoneBlock from "icon:stone-block";
import stoneBust from "icon:stone-bust";
import stonePile from "icon:stone-pile";
import stoneTower from "icon:stone-tower";
import stoneWall from "icon:stone-wall";
import sunrise from "icon:sunrise";
import templeGate from "icon:temple-gate";
import tribalMask from "icon:tribal-mask";
import village from "icon:village";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import windmill from "icon:windmill";
import wolfHead from "icon:wolf-head";
import woodenFence from "icon:wooden-fence";

export interface Drawing {
  body: string;
  size: number;
}

const WORDS: Record<string, Drawing[]> = {
  // woods and fields
  forest: [pineTree, axeInStump],
  primeval: [pineTree, wolfHead],
  new_forest: [pineTree, planks],
  lumberjacks: [axeInStump, pineTree],
  lumberjack: [axeInStump, pineTree],
  sawmill: [handSaw, planks],
  carpenter: [handSaw, planks],
  carpenters: [house, handSaw],
  joiner: [planks, handSaw],
  wood: [warehouse, planks],
  farm: [barn, farmer],
  fields: [barn, farmer],
  crop: [barn, farmer],
  rice: [asianLantern, lotus, farmer],
  lords: [barn, knightBanner],
  mill: [windmill, farmer],
  pig: [pig, barn],
  hunter: [bowArrow, pineTree],
  gardens: [ancientColumns, lotus],
  desert: [sunrise, palmTree],
  oasis: [palmTree, sunrise],
  // stone and gold
  quarry: [stonePile, hammerNails],
  surface: [mineWagon, stonePile],
  coal: [mineWagon, rock],
  rubble: [rock, stonePile],
  gold_mine: [goldMine, goldBar],
  gold_creek: [goldBar, rock],
  goldsmith: [anvil, goldBar],
  goldsmiths: [anvil, goldBar],
  golden: [shop, goldBar],
  mason: [stoneBlock, hammerNails],
  masons: [stoneWall, stoneBlock],
  stonemason: [stoneBlock, hammerNails],
  sculptor: [stoneBust, hammerNails],
  sculptors: [stoneBust, stoneBlock],
  statue: [stoneBust, stoneBlock],
  monument: [obelisk, stoneBlock],
  colossus: [stoneBust, ancientColumns],
  builder: [hammerNails, stoneBlock],
  rocks: [rock, stonePile],
  supplier: [shop, stonePile],
  bank: [greekTemple, goldBar],
  tax: [scrollUnfurled, goldBar],
  tribute: [house, goldBar],
  bribes: [hoodedFigure, goldBar],
  casino: [diceSixFacesSix, goldBar],
  chest: [lockedChest, goldBar],
  // people and their houses
  hamlet: [house, farmer],
  town: [village, flyingFlag],
  village: [village, farmer],
  peasants: [farmer, barn],
  settlers: [campingTent, farmer],
  porters: [person, warehouse],
  jugglers: [juggler, flyingFlag],
  missionaries: [hoodedFigure, scrollUnfurled],
  mission: [hoodedFigure, scrollUnfurled],
  messenger: [horseHead, envelope],
  merchants: [shop, goldBar],
  merchant: [person, goldBar],
  marketplace: [shop, goldBar],
  hanseatic: [shakingHands, goldBar],
  square: [village, flyingFlag],
  baths: [bathtub, house],
  bath: [bathtub, egyptianTemple],
  geisha: [pagoda, asianLantern],
  slaver: [person, goldBar],
  slaves: [person, stoneBlock],
  seer: [eyeTarget, sunrise],
  envoys: [pagoda, envelope],
  colony: [village, flyingFlag],
  administration: [greekTemple, scrollUnfurled],
  headquarters: [greekTemple, knightBanner],
  architect: [ancientColumns, hammerNails],
  warehouses: [warehouse, planks],
  negotiator: [shakingHands, scrollUnfurled],
  route: [horseHead, shakingHands],
  diplomacy: [pagoda, scrollUnfurled],
  caravan: [camel, palmTree],
  bazaar: [shop, goldBar],
  stalls: [shop, asianLantern],
  sutlers: [horseHead, lockedChest],
  barter: [shakingHands, lockedChest],
  drovers: [horseHead, woodenFence],
  // tables and kitchens
  tavern: [beerStein, house],
  inn: [beerStein, house],
  lodging: [house, beerStein],
  brewer: [beerStein, barn],
  sake: [beerStein, asianLantern],
  baker: [cookingPot, house],
  confectioner: [cookingPot, farmer],
  kitchen: [cookingPot, siegeRam],
  veterans: [beerStein, crossedSwords],
  infirmary: [firstAidKit, barracksTent],
  // faith
  altar: [tribalMask, fire],
  of_bast: [egyptianTemple, eyeTarget],
  chapel: [stoneTower, skullCrossedBones],
  idol: [tribalMask, skullCrossedBones],
  temple: [templeGate, lotus],
  of_ra: [egyptianTemple, sunrise],
  buddhas: [templeGate, lotus],
  gate: [templeGate, asianLantern],
  shrine: [templeGate, fire],
  sanctuary: [egyptianTemple, obelisk],
  sphinx: [egyptianSphinx, egyptianPyramids],
  avenue: [egyptianSphinx, obelisk],
  pyramid: [egyptianPyramids, palmTree],
  obelisk: [obelisk, knightBanner],
  song: [feather, lotus],
  arch: [archBridge, knightBanner],
  // arms
  armorer: [anvil, crossedSwords],
  smith: [anvil, horseHead],
  swordsmith: [katana, anvil],
  barracks: [barracksTent, crossedSwords],
  garrison: [barracksTent, samuraiHelmet],
  gallows: [skullCrossedBones, rock],
  raid: [crossedSwords, fire],
  saboteurs: [hoodedFigure, fire],
  spies: [hoodedFigure, eyeTarget],
  robbers: [hoodedFigure, lockedChest],
  ninjas: [ninjaMask, katana],
  rabble: [person, fire],
  pack: [wolfHead, pineTree],
  expedition: [flyingFlag, horseHead],
  pit: [crossedSwords, skullCrossedBones],
  border: [woodenFence, flyingFlag],
  scoundrels: [crossedSwords, wolfHead],
  stockade: [woodenFence, wolfHead],
  trophy: [barracksTent, skullCrossedBones],
  mammoth: [mammoth, pineTree],
  ram: [siegeRam, stoneWall],
  sentry: [watchtower, flyingFlag],
  watchtower: [watchtower, pineTree],
  watch: [watchtower, person],
  signal: [watchtower, fire],
  palisade: [woodenFence, pineTree],
  redoubt: [stoneWall, flyingFlag],
  hillfort: [castle, woodenFence],
  castle: [castle, flyingFlag],
  fortress: [castle, centurionHelmet],
  border_castrum: [castle, knightBanner],
  wood_supplier: [planks, shop],
  field_infirmary: [firstAidKit, barracksTent],
  daimyos: [pagoda, samuraiHelmet],
  heron: [pagoda, heron],
  scarab: [castle, egyptianPyramids],
  screens: [asianLantern, pagoda],
  dojo: [pagoda, katana],
  sumo: [person, templeGate],
  ashigaru: [samuraiHelmet, campingTent],
  yabusame: [horseHead, bowArrow],
  gladiator: [crossedSwords, centurionHelmet],
  engineers: [aqueduct, hammerNails],
  legions: [centurionHelmet, knightBanner],
  cohort: [centurionHelmet, crossedSwords],
  crossbow: [bowArrow, hammerNails],
  works: [stoneWall, hammerNails],
  chariot: [horseHead, bowArrow],
  guard: [knightBanner, egyptianTemple],
  scorpion: [scorpionTail, palmTree],
  nubian: [bowArrow, palmTree],
  ruins: [castleRuins, rock],
  // promo tokens
  council: [greekTemple, scrollUnfurled],
  war: [crossedSwords, knightBanner],
  mobilisation: [barracksTent, knightBanner],
  path: [sunrise, goldBar],
  confiscation: [lockedChest, scrollUnfurled],
  dice: [diceSixFacesSix, beerStein],
  fair: [shop, flyingFlag],
  refugees: [campingTent, person],
  amber: [horseHead, goldBar],
  walls: [stoneWall, rock],
  letter: [envelope, feather],
  train: [horseHead, lockedChest],
  ridge: [sunrise, rock],
};

/** What a card shows whose name says nothing. */
const COLOURS: Record<string, Drawing[]> = {
  red: [barn, farmer],
  brown: [pineTree, axeInStump],
  grey: [stonePile, hammerNails],
  pink: [village, farmer],
  gold: [shop, goldBar],
  blue: [castle, scrollUnfurled],
  black: [crossedSwords, knightBanner],
  purple: [obelisk, feather],
};

const EMBLEMS: Record<string, Drawing> = {
  barbarians: wolfHead,
  japanese: lotus,
  romans: centurionHelmet,
  egyptians: egyptianSphinx,
};

/** The picture of a faction on its board, its banner and the backs of its cards. */
export const emblem = (faction: string): Drawing => EMBLEMS[faction] ?? flyingFlag;

/** The large icon and the small one on a card, by its printing. */
export function art(printing: string, colour = ""): Drawing[] {
  const words = printing.split("_").slice(1);
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  const found = [...pairs, ...words, printing].find((word) => word in WORDS);
  return (found && WORDS[found]) || COLOURS[colour] || [castleRuins, rock];
}
