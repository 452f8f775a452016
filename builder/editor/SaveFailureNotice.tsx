import { useEffect, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../look/Action.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { useEditor } from './EditorContext.ts';
import type { DraftEditor } from './state/draft-editor.ts';
import { failureKind } from './sync/save-failure.ts';
import { useFailureText } from './useFailureText.ts';

/** Why the draft could not be saved, and the way to go on. The top bar names a lost connection. */
export function SaveFailureNotice({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder');
  const failureText = useFailureText();
  const { sync } = useEditor();
  const [shown, setShown] = useState<ProblemError | null>(null);
  useEffect(() => {
    if ('problem' in sync) setShown(sync.problem);
    // A retry keeps the notice, so that it is not announced with every attempt.
    else if (sync.name !== 'saving') setShown(null);
  }, [sync]);
  if (shown === null || failureKind(shown) === 'network') return null;
  return (
    <Notice
      tone="problem"
      action={
        failureKind(shown) === 'ended' ? (
          <SignInAgain />
        ) : (
          <Action small onClick={() => void editor.flush()}>
            {say('builder:tryAgain')}
          </Action>
        )
      }
    >
      {failureText(shown)}
    </Notice>
  );
}
