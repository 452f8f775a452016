/** Turnover that is owed, as one settled round is counted for it. */
export interface OpenRequirement {
  readonly id: bigint;
  readonly leftMicro: bigint;
  /** How much of the round's stake counts, in percent. */
  readonly percent: number;
}

/** What a round counts for a requirement. */
export interface TurnoverShare {
  readonly id: bigint;
  readonly countedMicro: bigint;
  readonly percent: number;
}

/**
 * Counts a stake for what is owed, the oldest first: what one requirement does not need goes on to the
 * next, so a unit of stake pays for one requirement only. A weight of 10 % takes ten units of stake for
 * one of turnover; a requirement that gives the game no weight lets the stake pass.
 * @param stakeMicro the countable part of the stake
 */
export function countTurnover(
  stakeMicro: bigint,
  requirements: readonly OpenRequirement[],
): readonly TurnoverShare[] {
  const shares: TurnoverShare[] = [];
  let left = stakeMicro;
  for (const { id, leftMicro, percent } of requirements) {
    if (left <= 0n || leftMicro <= 0n) continue;
    const weight = BigInt(percent);
    const possible = (left * weight) / 100n;
    const countedMicro = possible < leftMicro ? possible : leftMicro;
    shares.push({ id, countedMicro, percent });
    // Rounded up: a stake is never counted beyond itself.
    if (countedMicro > 0n) left -= (countedMicro * 100n + weight - 1n) / weight;
  }
  return shares;
}

/** Terms by which games count. Omitted games and categories count in full where none is listed. */
export interface TurnoverWeights {
  readonly categories: readonly { readonly gameCategory: string; readonly percent: number }[];
  readonly games: readonly { readonly gameCode: string; readonly percent: number }[];
}

/**
 * How much of a stake on a game counts, in percent: the game's own weight, else its category's. A list
 * of categories is complete: one that it does not name counts for nothing. No list: all count in full.
 */
export function weightOf(
  { categories, games }: TurnoverWeights,
  game: { readonly category: string; readonly gameCode: string },
): number {
  const own = games.find(({ gameCode }) => gameCode === game.gameCode);
  if (own !== undefined) return own.percent;
  if (categories.length === 0) return 100;
  return categories.find(({ gameCategory }) => gameCategory === game.category)?.percent ?? 0;
}
