import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SessionEndedDialog } from '#staff/session/SessionEndedDialog.tsx';
import { FactorDue } from './shell/FactorDue.tsx';
import { InvitationScreen } from './shell/InvitationScreen.tsx';
import { OfficeSignIn } from './shell/OfficeSignIn.tsx';
import { useStaffLive } from '#staff/live/useStaffLive.ts';
import { OfficeRoutes } from './OfficeRoutes.tsx';
import { sessionEndedAtom, staffSessionAtom } from '#staff/session/staff.atoms.ts';
import { useSessionWatch } from '#staff/session/useSessionWatch.ts';
import { OfficeFrame } from './shell/OfficeFrame.tsx';
import { StartScreen } from '#staff/screen/StartScreen.tsx';

/** The door, and behind it the office. Whose session ends meanwhile signs in over the open work. */
export function OfficeApp() {
  const session = useAtomValue(staffSessionAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const { problem, ask } = useSessionWatch();
  useStaffLive('/ws/office', session?.staff?.id ?? null);
  const { pathname } = useLocation();
  if (pathname === '/invitation') return <InvitationScreen />;
  if (session === null) return <StartScreen problem={problem} onRetry={ask} />;
  if (session.staff === null) return <OfficeSignIn />;
  if (session.staff.factorDue === true) return <FactorDue onDone={ask} />;
  return (
    // By person: what one has read is never shown to the next.
    <SWRConfig key={session.staff.id} value={QUERY_SETTINGS}>
      <OfficeFrame>
        <OfficeRoutes />
      </OfficeFrame>
      {ended ? <SessionEndedDialog username={session.staff.username} /> : null}
    </SWRConfig>
  );
}

const QUERY_SETTINGS = {
  provider: () => new Map(),
  shouldRetryOnError: false,
  dedupingInterval: 1000,
};
