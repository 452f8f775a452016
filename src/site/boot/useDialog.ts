import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { DialogId, Load } from '../frame/site-feature.ts';
import { declared } from './declared.ts';

/** A dialog that no feature declares is a type error. */
const LOADS: Readonly<Record<DialogId, Load>> = declared('dialogs');

/** A dialog whose code is there, or why it is not. */
export type LoadedDialog =
  | { readonly name: DialogId; readonly Dialog: ComponentType }
  | { readonly name: DialogId; readonly error: unknown };

/**
 * Loads a dialog's code; one that did not arrive is asked for again when it is opened again.
 * @returns null until it is there. The state changes in a transition, so React waits for the dialog's
 * texts as well before it shows any of it; a boundary of its own would hold the dialog back by 300 ms.
 */
export function useDialog(name: DialogId | null): LoadedDialog | null {
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    let isWanted = true;
    const show = (dialog: LoadedDialog): void => {
      if (isWanted) startTransition(() => setLoaded(dialog));
    };
    loadChunk(LOADS[name]).then(
      (Dialog) => show({ name, Dialog }),
      (error: unknown) => show({ name, error }),
    );
    return () => {
      isWanted = false;
      setLoaded(null);
    };
  }, [name]);
  return loaded?.name === name ? loaded : null;
}
