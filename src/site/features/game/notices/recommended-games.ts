import type { GameItem } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';

type Recommended = Pick<GameItem, 'nodeId' | 'gameName' | 'vassalage' | 'gameCode'>;

/** Other titles that a refusal names; what a refusal carries may be anything. */
export function recommendedGames({ value }: Pick<ProblemError, 'value'>): readonly Recommended[] {
  const { recommended } = (value ?? {}) as { recommended?: unknown };
  return Array.isArray(recommended) ? recommended.filter(isGame) : [];
}

function isGame(value: unknown): value is Recommended {
  const game = (value ?? {}) as Record<string, unknown>;
  return ['nodeId', 'gameName', 'vassalage', 'gameCode'].every(
    (name) => typeof game[name] === 'string',
  );
}
