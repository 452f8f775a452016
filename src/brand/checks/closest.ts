/**
 * The candidate most like `word`, or undefined when none is close: at most a third of its letters
 * may differ. Case does not count; of equals the first wins.
 */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** Letters to add, drop, change or swap with a neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      let steps = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + changed,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (swapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      current[column] = steps;
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}
