// Long lists of moves: those of one verb fold into one button, and many with one thing do, too.

export interface Fold {
  /** The words with which its moves begin. */
  words: string;
  moves: string[];
}

/** So many moves are read at a glance, and so many of one kind. */
const FEW = 4;
const ALIKE = 2;
/** With more moves of one verb it depends on the thing. */
const MANY = 12;

/** The moves by their first words, in the order in which these come. */
function alike(moves: string[], words: number): Fold[] {
  const folds = new Map<string, string[]>();
  for (const move of moves) {
    const first = move.split(" ", words).join(" ");
    folds.set(first, [...(folds.get(first) ?? []), move]);
  }
  return [...folds].map(([words, moves]) => ({ words, moves }));
}

/**
 * The moves by verb; few of a verb stay by themselves. Nothing folds if there are few moves. If all have one verb, very
 * many of them fold by the thing that comes next, as long as each thing has several and a name.
 */
export function foldsOf(moves: string[], isThing: (word: string) => boolean): Fold[] {
  if (moves.length <= FEW) return [];
  const verbs = alike(moves, 1);
  if (verbs.length > 1) return verbs.flatMap(apart);
  const things = moves.length > MANY ? alike(moves, 2) : [];
  const told = things.every(({ words, moves }) => moves.length > ALIKE && isThing(words.split(" ")[1] ?? ""));
  return things.length > 1 && told ? things : [];
}

function apart({ words, moves }: Fold): Fold[] {
  return moves.length > ALIKE ? [{ words, moves }] : moves.map((move) => ({ words: move, moves: [move] }));
}
