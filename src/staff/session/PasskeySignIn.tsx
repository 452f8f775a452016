import { useState } from 'react';
import type { StaffSession } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { provePasskey } from '#ui/passkey/passkey-browser.ts';
import { useStopOnLeave } from '#ui/passkey/useStopOnLeave.ts';
import { useSupportsPasskeys } from '#ui/passkey/useSupportsPasskeys.ts';
import { useCommand } from '#ui/query/useCommand.ts';

/** Sign-in with a passkey, where the browser knows them. Closing the browser's dialog is no error. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: StaffSession) => void }) {
  const say = useTexts('staff-passkey');
  const isSupported = useSupportsPasskeys();
  const begin = useCommand('beginStaffPasskeySignIn');
  const finish = useCommand('signInStaffWithPasskey');
  const isGone = useStopOnLeave();
  const [pending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const problem = begin.problem ?? finish.problem;

  const prove = async (): Promise<void> => {
    const begun = await begin.run({});
    if (!begun.ok || isGone()) return;
    const { challengeId, options } = begun.value;
    const answer = await provePasskey(options);
    if (!answer.ok) return setFailed(answer.fault !== 'dismissed');
    const outcome = await finish.run({ body: { challengeId, response: answer.response } });
    if (outcome.ok) onSignedIn(outcome.value);
  };
  const signIn = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    finish.reset();
    await prove();
    setPending(false);
  };

  if (isSupported !== true) return null;
  return (
    <>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {hasFailed ? <Notice tone="problem">{say('staff-passkey:signIn.failed')}</Notice> : null}
      <Button tone="secondary" size="large" wide pending={pending} onClick={() => void signIn()}>
        {say('staff-passkey:signIn.button')}
      </Button>
    </>
  );
}
