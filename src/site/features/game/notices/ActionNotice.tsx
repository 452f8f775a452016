import type { ProblemError } from '#contract/problem-error.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

/** Why an action in the open round came to nothing. The round goes on as it was. */
export function ActionNotice({ problem }: { problem: ProblemError }) {
  const say = useTexts('game');
  const problemText = useProblemText();
  return (
    <Notice tone="problem" title={problemText(problem)}>
      {say('game:actions.again')}
    </Notice>
  );
}
