import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';

export interface ProblemPanelProps {
  problem: ProblemError;
  /** Something is shown all the same, from before. */
  stale?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/** Why something could not be read or done, and the way to try again; or that it waits for another person. */
export function ProblemPanel({ problem, stale = false, onRetry }: ProblemPanelProps) {
  const say = useTexts('staff', 'ui');
  const problemText = useProblemText();
  return (
    <Notice
      tone={problem.code === 'SECOND_PERSON_ASKED' ? 'good' : 'problem'}
      action={
        onRetry === undefined ? undefined : (
          <Button tone="secondary" onClick={onRetry}>
            {say('ui:retry')}
          </Button>
        )
      }
    >
      <p>{problemText(problem)}</p>
      {stale ? <p>{say('staff:stale')}</p> : null}
      {problem.retryAfterSeconds === null ? null : (
        <p>{say('staff:retryAfter', { minutes: Math.ceil(problem.retryAfterSeconds / 60) })}</p>
      )}
    </Notice>
  );
}
