import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { StartScreen } from '#staff/screen/StartScreen.tsx';
import { SessionEndedDialog } from '#staff/session/SessionEndedDialog.tsx';
import { SignInScreen } from '#staff/session/SignInScreen.tsx';
import { sessionEndedAtom, staffSessionAtom } from '#staff/session/staff.atoms.ts';
import { useSessionWatch } from '#staff/session/useSessionWatch.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Mark } from '../look/Mark.tsx';
import { useStaffLive } from '#staff/live/useStaffLive.ts';
import { useCalmMoment } from '../look/useCalmMoment.ts';
import { NoAccess } from './NoAccess.tsx';

/** Lets in staff who may see brands. When a session ends, they sign in again over the open work. */
export function StaffGate({ children }: { children: ReactNode }) {
  const say = useTexts('builder');
  const session = useAtomValue(staffSessionAtom);
  const ended = useAtomValue(sessionEndedAtom);
  // Nobody is stopped in mid-word: what is typed is kept until somebody has signed in again.
  const calmlyEnded = useCalmMoment(ended);
  useStaffLive('/ws/builder', session?.staff?.id ?? null);
  const { problem, ask } = useSessionWatch();
  if (session === null) return <StartScreen problem={problem} onRetry={ask} />;
  if (session.staff === null) {
    return (
      <SignInScreen
        mark={<Mark size={44} />}
        name={say('builder:name')}
        lead={say('builder:lead')}
      />
    );
  }
  if (!session.staff.permissions.includes('brand.read')) return <NoAccess />;
  return (
    <>
      {/* By person: a passkey may sign in another one, who does not go on with this one's work. */}
      <Fragment key={session.staff.id}>{children}</Fragment>
      {calmlyEnded ? <SessionEndedDialog username={session.staff.username} /> : null}
    </>
  );
}
