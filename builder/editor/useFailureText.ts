import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { failureKind } from './sync/save-failure.ts';

/** Text of a failure in the editor: an ended session and a failed server each have their own. */
export function useFailureText(): (problem: ProblemError) => string {
  const say = useTexts('builder-edit');
  const problemText = useProblemText();
  return (problem) => {
    const kind = failureKind(problem);
    if (kind === 'ended') return say('builder-edit:failure.ended');
    if (kind !== 'server') return problemText(problem);
    const { requestId } = problem;
    return requestId === null
      ? say('builder-edit:failure.server')
      : say('builder-edit:failure.serverWithId', { requestId });
  };
}
