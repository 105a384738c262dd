// Long lists of moves: those of one verb fold into one button, and many with one thing do, too.

export interface Fold {
  /** The words with which its moves begin. */
  words: string;
  moves: string[];
}

/** So many moves are read at a glance, and so many of one kind; of these just one where room is short. */
const FEW = 4;
const ALIKE = 2;
/** With more moves of one verb it depends on the thing. */
const MANY = 7;

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
 * The moves by verb; few of a verb stay by themselves. Nothing folds if there are few moves. If all have one verb, many of
 * them fold by the thing that comes next, if each thing has a name and the list becomes half as long at least.
 */
export function foldsOf(moves: string[], isNamed: (words: string) => boolean, short = false): Fold[] {
  if (moves.length <= FEW) return [];
  const apart = (fold: Fold) => (fold.moves.length > (short ? 1 : ALIKE) ? [fold] : fold.moves.map(alone));
  const verbs = alike(moves, 1);
  if (verbs.length > 1) return verbs.flatMap(apart);
  const things = moves.length > MANY ? alike(moves, 2) : [];
  const folds = things.flatMap(apart);
  return things.every(({ words }) => isNamed(words)) && 2 * folds.length <= moves.length ? folds : [];
}

const alone = (move: string): Fold => ({ words: move, moves: [move] });
