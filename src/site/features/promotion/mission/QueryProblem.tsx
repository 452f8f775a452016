import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';

export interface QueryProblemProps {
  problem: ProblemError;
  onRetry: () => void;
}

/** Why nothing could be loaded, with a button that tries again. */
export function QueryProblem({ problem, onRetry }: QueryProblemProps) {
  const say = useTexts('ui');
  const problemText = useProblemText();
  return (
    <Notice
      tone="problem"
      action={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {say('ui:retry')}
        </Button>
      }
    >
      {problemText(problem)}
    </Notice>
  );
}
