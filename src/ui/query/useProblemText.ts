import { useCallback } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Text of a problem: the server's, or ours when there was no answer. */
export function useProblemText(): (problem: ProblemError) => string {
  const say = useTexts('ui');
  return useCallback(
    (problem) => {
      if (problem.code === 'NETWORK') return say('ui:problem.network');
      if (problem.message !== '' && problem.code !== 'BAD_ANSWER') return problem.message;
      return problem.requestId === null
        ? say('ui:problem.unknown')
        : say('ui:problem.unknownWithId', { requestId: problem.requestId });
    },
    [say],
  );
}
