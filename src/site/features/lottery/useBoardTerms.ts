import { useEffect, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import type { BoardTerms } from './useBoard.ts';
import { useQueryAcrossSignIn } from './useQueryAcrossSignIn.ts';

/**
 * The terms under which the player bets on a lottery. The last answer stays until another one
 * arrives, so that signing in keeps the board as it was filled in.
 * @param gameCode does not change while the component is mounted
 */
export function useBoardTerms(gameCode: string): {
  terms: BoardTerms | undefined;
  problem: ProblemError | null;
} {
  const { value, problem } = useQueryAcrossSignIn('getLotteryBoard', { query: { gameCode } });
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== undefined) setLast(value);
  }, [value]);
  return { terms: value ?? last, problem };
}
