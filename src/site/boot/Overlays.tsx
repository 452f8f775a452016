import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { lazyChunk } from '../frame/lazy-chunk.tsx';
import { chunkPending } from './pending-chunk.ts';
import type { OverlayScreen } from '../frame/overlay-location.ts';
import type { DialogId, Load } from '../frame/site-feature.ts';
import { declared } from './declared.ts';
import { mapValues } from './map-values.ts';
import { Popups } from './Popups.tsx';
import { ChunkBoundary } from '../frame/ChunkBoundary.tsx';
import { signOutAskedAtom } from '../frame/shell.atoms.ts';
import { useOverlay } from '../frame/useOverlay.ts';

/** A dialog that no feature declares is a type error. */
const loads: Readonly<Record<DialogId, Load>> = declared('dialogs');
const dialogs = mapValues(loads, (load) => lazyChunk(load));

/** The dialog that lies over the page, if any; its code comes with the first one. */
export function Overlays({ screen }: { screen: OverlayScreen | null }) {
  const hydrated = useHydrated();
  const [signOutAsked, askToSignOut] = useAtom(signOutAskedAtom);
  const [sessionEnded, setSessionEnded] = useAtom(sessionEndedAtom);
  const { close } = useOverlay();
  const name = screen ?? (sessionEnded !== null ? 'sessionEnded' : signOutAsked ? 'signOut' : null);
  useContentAfter(name);
  if (!hydrated) return screen === null ? null : <span hidden {...chunkPending} />;
  if (name === null) return <Popups />;
  const Dialog = dialogs[name];
  const giveUp = (): void => {
    if (screen !== null) return close();
    askToSignOut(false);
    setSessionEnded(null);
  };
  return (
    <ChunkBoundary key={name} onClose={giveUp}>
      <Dialog />
    </ChunkBoundary>
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
