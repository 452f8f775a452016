import { useSetAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ProblemPanel } from '../../kit/ProblemPanel.tsx';
import { SIGNED_OUT, staffSessionAtom } from '../../session/staff.atoms.ts';

/** Ends the session. Without an answer nobody is told that they are signed out. */
export function SignOutButton() {
  const say = useTexts('office');
  const { run, pending, problem } = useCommand('staffLogout');
  const setSession = useSetAtom(staffSessionAtom);
  const signOut = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) setSession(SIGNED_OUT);
  };
  return (
    <>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <Button tone="quiet" pending={pending} onClick={() => void signOut()}>
        <Icon name="signOut" size="small" />
        {say('office:signOut')}
      </Button>
    </>
  );
}
