import { useEffect, useState } from 'react';
import type { PlaySession } from '#contract/generated/types.ts';

/** Dispatched on `window` when the server refused a stake because the check is due. */
const DUE_EVENT = 'realitycheckdue';

/**
 * Whether the reality check is due: by this browser's clock, or by the event. A confirmation, here
 * or in another tab, moves `dueAt` and so ends it.
 */
export function useRealityCheckDue(dueAt: string | null, refresh: () => Promise<unknown>): boolean {
  const [openFor, setOpenFor] = useState<string | null>(null);

  useEffect(() => {
    if (dueAt === null) return undefined;
    const open = (): void => {
      setOpenFor(dueAt);
      // The figures in the dialog are of this moment.
      void refresh();
    };
    const timer = setTimeout(open, Math.max(0, Date.parse(dueAt) - Date.now()));
    return () => clearTimeout(timer);
    // A new function is no new check.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dueAt]);

  useEffect(() => {
    const open = async (): Promise<void> => {
      if (dueAt !== null) setOpenFor(dueAt);
      // The check may have been set on another device: this page does not know it yet.
      const fresh = (await refresh()) as PlaySession | undefined;
      setOpenFor(fresh?.checkDueAt ?? null);
    };
    const onDue = (): void => void open();
    window.addEventListener(DUE_EVENT, onDue);
    return () => window.removeEventListener(DUE_EVENT, onDue);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dueAt]);

  return openFor !== null && openFor === dueAt;
}
