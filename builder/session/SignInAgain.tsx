import { useSetAtom } from 'jotai';
import { sessionEndedAtom } from '#staff/session/staff.atoms.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';

/** Opens the sign-in over the work, which stays where it is. */
export function SignInAgain() {
  const say = useTexts('staff');
  const setEnded = useSetAtom(sessionEndedAtom);
  return (
    <Action small onClick={() => setEnded(true)}>
      {say('staff:signIn')}
    </Action>
  );
}
