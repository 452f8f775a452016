import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { sessionAtom, sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { chunkPending } from '../frame/pending-chunk.ts';
import type { OverlayScreen } from '../frame/overlay-location.ts';
import { Popups } from './Popups.tsx';
import { ChunkBoundary } from '../frame/ChunkBoundary.tsx';
import { realAccountAskedAtom, signOutAskedAtom } from '../frame/shell.atoms.ts';
import { useOverlay } from '../frame/useOverlay.ts';
import { type LoadedDialog, useDialog } from './useDialog.ts';

/** The dialog that lies over the page, if any; its code comes with the first one. */
export function Overlays({ screen }: { screen: OverlayScreen | null }) {
  const hydrated = useHydrated();
  const [signOutAsked, askToSignOut] = useAtom(signOutAskedAtom);
  const [realAccountAsked, askForRealAccount] = useAtom(realAccountAskedAtom);
  const [sessionEnded, setSessionEnded] = useAtom(sessionEndedAtom);
  const { close } = useOverlay();
  // Over whatever page was wanted, which is there once the password has been changed.
  const isDue = useAtomValue(sessionAtom)?.passwordChangeRequired === true;
  const question = signOutAsked ? 'signOut' : realAccountAsked ? 'realAccount' : null;
  const asked = sessionEnded !== null ? 'sessionEnded' : question;
  const name = isDue ? (asked ?? 'changePassword') : (screen ?? asked);
  const loaded = useDialog(hydrated ? name : null);
  useContentAfter(name);
  if (!hydrated) return screen === null ? null : <span hidden {...chunkPending} />;
  const giveUp = (): void => {
    if (screen !== null) return close();
    askToSignOut(false);
    askForRealAccount(false);
    setSessionEnded(null);
  };
  return (
    <Suspense fallback={null}>
      {name === null ? <Popups /> : null}
      {loaded === null ? null : (
        <ChunkBoundary key={loaded.name} onClose={giveUp}>
          <Shown loaded={loaded} />
        </ChunkBoundary>
      )}
    </Suspense>
  );
}

/** @throws what kept the dialog's code from arriving, for the boundary around it */
function Shown({ loaded }: { loaded: LoadedDialog }) {
  if ('error' in loaded) throw loaded.error;
  return <loaded.Dialog />;
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
