/** So many of each category come first: as many as a row shows. */
const OF_EACH = 12;

/**
 * The first titles of a catalogue that is too large for a page, in its order. Each category is among
 * them with its own first ones, whatever stands before it.
 */
export function firstGames<Game extends { readonly category: string }>(
  games: readonly Game[],
  size: number,
): readonly Game[] {
  if (games.length <= size) return games;
  const taken = new Map<string, number>();
  const chosen = new Set<Game>();
  for (const game of games) {
    const before = taken.get(game.category) ?? 0;
    taken.set(game.category, before + 1);
    if (before < OF_EACH && chosen.size < size) chosen.add(game);
  }
  for (const game of games) {
    if (chosen.size >= size) break;
    chosen.add(game);
  }
  return games.filter((game) => chosen.has(game));
}

/** How many titles each category has; one without any is not there. */
export function countByCategory(
  games: readonly { readonly category: string }[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { category } of games) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}
