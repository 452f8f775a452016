import { useCallback } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What to tell a person: the server's own words, or ours where no answer came. */
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
