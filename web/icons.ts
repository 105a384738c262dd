// Icons of game-icons, made light: their paths are drawn for posters, with hundredths of units in a square of 512.

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const SPACE = /[\s,]*/y;
const LETTER = /[a-zA-Z]/y;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
/** The flags of an arc may stand without a space before what follows. */
const FLAG = /[01]/y;

/** The commands of a path with their numbers. */
function* segments(path: string): Generator<[string, number[]]> {
  let at = 0;
  const next = (what: RegExp): string => {
    for (const wanted of [SPACE, what]) {
      wanted.lastIndex = at;
      const found = wanted.exec(path)?.[0] ?? "";
      at += found.length;
      if (wanted === what) return found;
    }
    return "";
  };
  let command = "";
  while (at < path.length) {
    const given = next(LETTER);
    if (!given && !command) return;
    if (given) command = given;
    const kind = command.toLowerCase();
    const numbers = Array.from({ length: NUMBERS[kind]! }, (_, place) =>
      next(kind === "a" && (place === 3 || place === 4) ? FLAG : NUMBER),
    );
    if (numbers.some((number) => number === "") || (!given && kind === "z")) return;
    yield [command, numbers.map(Number)];
    // What follows a move without a command of its own is a line.
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
}

/** Points lie on a grid of two units, which is a quarter of a pixel on the largest picture. */
const near = (number: number): number => 2 * Math.round(number / 2);

/** Numbers as short as they can be written one after another. */
const written = (numbers: number[]): string =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");

/**
 * A path whose points lie on the grid. All is written relative to where the path really is after rounding, so that
 * the errors do not add up.
 */
export function rounded(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [atX, atY, beganX, beganY] = [0, 0, 0, 0];
  let out = "";
  let before = "";
  for (const [command, numbers] of segments(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === "z") {
      out += "z";
      [x, y, atX, atY] = [startX, startY, beganX, beganY];
      before = kind;
      continue;
    }
    const [fromX, fromY] = [x, y];
    const across = (number: number) => number + (relative ? fromX : 0);
    const down = (number: number) => number + (relative ? fromY : 0);
    let given: number[];
    if (kind === "h") {
      x = across(numbers[0]!);
      given = [near(x) - atX];
    } else if (kind === "v") {
      y = down(numbers[0]!);
      given = [near(y) - atY];
    } else if (kind === "a") {
      const [rx, ry, turn, large, sweep, endX, endY] = numbers as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      [x, y] = [across(endX), down(endY)];
      const tenths = (number: number) => Math.round(number * 10) / 10;
      given = [tenths(rx), tenths(ry), Math.round(turn), large, sweep, near(x) - atX, near(y) - atY];
    } else {
      const points = numbers.map((number, at) => (at % 2 === 0 ? across(number) : down(number)));
      [x, y] = points.slice(-2) as [number, number];
      given = points.map((number, at) => near(number) - (at % 2 === 0 ? atX : atY));
    }
    if (kind !== "v") atX = near(x);
    if (kind !== "h") atY = near(y);
    if (kind === "m") [startX, startY, beganX, beganY] = [x, y, atX, atY];
    const goesOn = kind === before || (kind === "l" && before === "m");
    out += goesOn && given[0]! >= 0 ? ` ${written(given)}` : (goesOn ? "" : kind) + written(given);
    before = kind;
  }
  return out;
}

/** The inside of an icon with all its paths rounded. */
export const lighter = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
