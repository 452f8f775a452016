import { useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { loadPart } from './load-part.ts';
import { partPending } from './pending-part.ts';
import type { OverlayScreen } from './overlay-location.ts';
import { Popups } from './Popups.tsx';
import { signOutAskedAtom } from './shell/shell.atoms.ts';

const part = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadPart(load) }));

const dialogs = {
  login: part(async () => (await import('./features/session/LoginDialog.tsx')).LoginDialog),
  register: part(
    async () => (await import('./features/registration/RegistrationDialog.tsx')).RegistrationDialog,
  ),
  notices: part(
    async () => (await import('./features/announcement/NoticesDialog.tsx')).NoticesDialog,
  ),
  help: part(async () => (await import('./features/help/HelpDialog.tsx')).HelpDialog),
  signOut: part(async () => (await import('./features/session/SignOutDialog.tsx')).SignOutDialog),
  sessionEnded: part(
    async () => (await import('./features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
  ),
};

/** The dialog that lies over the page, if any; its code comes with the first one. */
export function Overlays({ screen }: { screen: OverlayScreen | null }) {
  const hydrated = useHydrated();
  const signOutAsked = useAtomValue(signOutAskedAtom);
  const sessionEnded = useAtomValue(sessionEndedAtom);
  if (!hydrated) return screen === null ? null : <span hidden {...partPending} />;
  const name = screen ?? (sessionEnded ? 'sessionEnded' : signOutAsked ? 'signOut' : null);
  if (name === null) return <Popups />;
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
