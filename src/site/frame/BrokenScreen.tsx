import { useEffect } from 'react';
import { ProblemError } from '#contract/problem-error.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChunkLoadError } from '#ui/chunk/load-chunk.ts';
import { renewFailedChunks } from './lazy-chunk.tsx';
import { reloadKeepingTyped } from './typed-texts.ts';

/** Stands where a part of the page failed. A part that did not arrive is a matter of the network. */
export function BrokenScreen({ error }: { error: Error }) {
  const say = useTexts('shell');
  useEffect(renewFailedChunks, []);
  const kind = error instanceof ChunkLoadError ? 'missing' : 'broken';
  const requestId = error instanceof ProblemError ? error.requestId : null;
  return (
    <div className="page" role="alert">
      <EmptyState
        icon={kind === 'missing' ? 'offline' : 'warning'}
        title={say(`shell:error.${kind}.title`)}
        action={<Button onClick={reloadKeepingTyped}>{say('shell:error.reload')}</Button>}
      >
        <p>{say(`shell:error.${kind}.text`)}</p>
        {requestId === null ? null : <p>{say('shell:error.requestId', { requestId })}</p>}
      </EmptyState>
    </div>
  );
}
