import { useState } from 'react';
import type { SignInArea } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import styles from './Passkey.module.css';
import { type PasskeyFault, provePasskey } from '#ui/passkey/passkey-browser.ts';
import { useStopOnLeave } from '#ui/passkey/useStopOnLeave.ts';
import { useSupportsPasskeys } from '#ui/passkey/useSupportsPasskeys.ts';

/** Sign-in with a passkey, where the browser knows them. */
export function PasskeyButton({ area }: { area: SignInArea }) {
  const say = useTexts('passkey', 'exclusion');
  const problemText = useSignInProblemText();
  const isSupported = useSupportsPasskeys();
  const { target } = useOverlay();
  const afterSignIn = useAfterSignIn();
  const begin = useCommand('beginPasskeySignIn');
  const finish = useCommand('signInWithPasskey');
  const isGone = useStopOnLeave();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<PasskeyFault | null>(null);
  const problem = begin.problem ?? finish.problem;

  const prove = async (): Promise<void> => {
    const begun = await begin.run({});
    if (!begun.ok || isGone()) return;
    const { challengeId, options } = begun.value;
    const answer = await provePasskey(options);
    if (!answer.ok) return setFault(answer.fault);
    const outcome = await finish.run({ body: { challengeId, response: answer.response, area } });
    if (!outcome.ok) return;
    await afterSignIn({ target: target ?? '/', firstTime: outcome.value.firstTimeLogin });
  };
  const signIn = async (): Promise<void> => {
    setPending(true);
    setFault(null);
    finish.reset();
    try {
      await prove();
    } finally {
      setPending(false);
    }
  };

  if (isSupported !== true) return null;
  return (
    <div className={styles.signIn}>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {fault === null ? null : fault === 'dismissed' ? (
        <Notice tone="info">{say('passkey:signIn.dismissed')}</Notice>
      ) : (
        <Notice tone="problem">{say('passkey:signIn.failed')}</Notice>
      )}
      <Button tone="secondary" wide pending={pending} onClick={() => void signIn()}>
        {say('passkey:signIn.button')}
      </Button>
    </div>
  );
}
