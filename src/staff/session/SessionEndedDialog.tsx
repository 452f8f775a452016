import { useSetAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { sessionEndedAtom, SIGNED_OUT, staffSessionAtom } from '#staff/session/staff.atoms.ts';
import { SignInForm } from './SignInForm.tsx';

/** The session is over: the same person goes on where the work was, which is hidden meanwhile. */
export function SessionEndedDialog({ username }: { username: string }) {
  const say = useTexts('staff');
  const { mutate } = useSWRConfig();
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  return (
    <Dialog title={say('staff:ended.title')} veiled>
      <p>{say('staff:ended.text')}</p>
      <SignInForm username={username} onSignedIn={() => void mutate(() => true)} />
      <Button
        tone="quiet"
        onClick={() => {
          setEnded(false);
          setSession(SIGNED_OUT);
        }}
      >
        {say('staff:ended.other')}
      </Button>
    </Dialog>
  );
}
