import { useSetAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { sessionEndedAtom, SIGNED_OUT, staffSessionAtom } from '../../session/staff.atoms.ts';
import { SignInForm } from './SignInForm.tsx';

/** The session is over: the same person goes on where the work was, which is hidden meanwhile. */
export function SessionEndedDialog({ username }: { username: string }) {
  const say = useTexts('office');
  const { mutate } = useSWRConfig();
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  return (
    <Dialog title={say('office:ended.title')} veiled>
      <p>{say('office:ended.text')}</p>
      <SignInForm
        username={username}
        onSignedIn={(session) => {
          setSession(session);
          setEnded(false);
          void mutate(() => true);
        }}
      />
      <Button
        tone="quiet"
        onClick={() => {
          setEnded(false);
          setSession(SIGNED_OUT);
        }}
      >
        {say('office:ended.other')}
      </Button>
    </Dialog>
  );
}
