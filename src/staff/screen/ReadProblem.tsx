import type { QueryState } from '#ui/query/useQuery.ts';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';

export interface ReadProblemProps {
  state: Pick<QueryState<unknown>, 'value' | 'problem' | 'refresh'>;
}

/** Why something could not be read, above what was read before, and another try. */
export function ReadProblem({ state }: ReadProblemProps) {
  const { value, problem, refresh } = state;
  if (problem === null) return null;
  return (
    <ProblemPanel problem={problem} stale={value !== undefined} onRetry={() => void refresh()} />
  );
}
