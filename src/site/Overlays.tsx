import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { latePart } from './late-part.tsx';
import { partPending } from './pending-part.ts';
import type { OverlayScreen } from './overlay-location.ts';
import { Popups } from './Popups.tsx';
import { PartBoundary } from './shell/PartBoundary.tsx';
import { signOutAskedAtom } from './shell/shell.atoms.ts';
import { useOverlay } from './shell/useOverlay.ts';

const dialogs = {
  login: latePart(async () => (await import('./features/session/LoginDialog.tsx')).LoginDialog),
  register: latePart(
    async () => (await import('./features/registration/RegistrationDialog.tsx')).RegistrationDialog,
  ),
  forgotPassword: latePart(
    async () => (await import('./features/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
  ),
  changePassword: latePart(
    async () => (await import('./features/password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  ),
  notices: latePart(
    async () => (await import('./features/announcement/NoticesDialog.tsx')).NoticesDialog,
  ),
  help: latePart(async () => (await import('./features/help/HelpDialog.tsx')).HelpDialog),
  feedback: latePart(
    async () => (await import('./features/feedback/FeedbackDialog.tsx')).FeedbackDialog,
  ),
  signOut: latePart(
    async () => (await import('./features/session/SignOutDialog.tsx')).SignOutDialog,
  ),
  sessionEnded: latePart(
    async () => (await import('./features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
  ),
};

/** The dialog that lies over the page, if any; its code comes with the first one. */
export function Overlays({ screen }: { screen: OverlayScreen | null }) {
  const hydrated = useHydrated();
  const [signOutAsked, askToSignOut] = useAtom(signOutAskedAtom);
  const [sessionEnded, setSessionEnded] = useAtom(sessionEndedAtom);
  const { close } = useOverlay();
  const name = screen ?? (sessionEnded ? 'sessionEnded' : signOutAsked ? 'signOut' : null);
  useContentAfter(name);
  if (!hydrated) return screen === null ? null : <span hidden {...partPending} />;
  if (name === null) return <Popups />;
  const Dialog = dialogs[name];
  const giveUp = (): void => {
    if (screen !== null) return close();
    askToSignOut(false);
    setSessionEnded(false);
  };
  return (
    <PartBoundary key={name} onClose={giveUp}>
      <Dialog />
    </PartBoundary>
  );
}

/** A dialog gives focus back to what opened it. Where that went with it, the page's content has it. */
function useContentAfter(name: string | null): void {
  const last = useRef(name);
  useEffect(() => {
    const closed = name === null && last.current !== null;
    last.current = name;
    if (!closed || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [name]);
}
