import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { DialogId, Load } from '../frame/site-feature.ts';
import { declared } from './declared.ts';
import { screenTexts } from './screen-loads.ts';

/** A dialog that no feature declares is a type error. */
const LOADS: Readonly<Record<DialogId, Load>> = declared('dialogs');

/** A dialog whose code is there, or why it is not. */
export type LoadedDialog =
  | { readonly name: DialogId; readonly Dialog: ComponentType }
  | { readonly name: DialogId; readonly error: unknown };

/**
 * Loads a dialog's code and the texts it declares; code that did not arrive is asked for again when the dialog
 * is opened again.
 * @returns null until they are there
 */
export function useDialog(name: DialogId | null): LoadedDialog | null {
  const plan = useSitePlan();
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    let isWanted = true;
    const texts = screenTexts(name, plan);
    const show = (dialog: LoadedDialog): void => {
      if (!isWanted) return;
      if (texts !== null) setLoaded(dialog);
      // React waits for texts that are not declared before it shows any of the dialog; a boundary around it
      // would hold it back by 300 ms.
      else startTransition(() => setLoaded(dialog));
    };
    Promise.all([loadChunk(LOADS[name]), i18n.loadNamespaces(texts ?? [])]).then(
      ([Dialog]) => show({ name, Dialog }),
      (error: unknown) => show({ name, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [name, plan, i18n]);
  // Not when the plan changes: a dialog that is open keeps what was typed into it.
  useEffect(() => () => setLoaded(null), [name]);
  return loaded?.name === name ? loaded : null;
}
