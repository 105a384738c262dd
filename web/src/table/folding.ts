// Long lists of moves: those of one verb fold into one button.

export interface Fold {
  verb: string;
  moves: string[];
}

/** So many moves are read at a glance, and so many of one verb. */
const FEW = 4;
const ALIKE = 2;

/**
 * The moves by verb, in the order in which the verbs come; few of a verb stay by themselves. Nothing folds if there are
 * few moves, or if they are all alike.
 */
export function foldsOf(moves: string[]): Fold[] {
  if (moves.length <= FEW) return [];
  const folds = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(" ", 1)[0]!;
    folds.set(verb, [...(folds.get(verb) ?? []), move]);
  }
  if (folds.size === 1) return [];
  return [...folds].flatMap(([verb, moves]) =>
    moves.length > ALIKE ? [{ verb, moves }] : moves.map((move) => ({ verb, moves: [move] })),
  );
}
