import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useSignOut } from '#staff/session/useSignOut.ts';

/** Ends the session. */
export function SignOutButton() {
  const say = useTexts('staff');
  const { signOut, pending, problem } = useSignOut();
  return (
    <>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <Button tone="quiet" pending={pending} onClick={() => void signOut()}>
        <Icon name="signOut" size="small" />
        {say('staff:signOut')}
      </Button>
    </>
  );
}
