import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenId } from '#brand/screens.ts';
import type { PopupPlan } from '#brand/site-plan.ts';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { usePlacedPlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { screenAt } from '../frame/find-route.ts';
import { lazyChunk } from '../frame/lazy-chunk.tsx';
import {
  POPUP_TYPES,
  type PopupId,
  popupItems,
  popupMemory,
  type PopupProps,
} from '../frame/popup.ts';
import type { Load } from '../frame/site-feature.ts';
import { firstSignInAtom } from '../frame/shell.atoms.ts';
import { useUnfinishedEntry } from '../frame/unfinished-entry.ts';
import { useIdleDelay } from '../frame/useIdleDelay.ts';
import { declared } from './declared.ts';
import { mapValues } from './map-values.ts';

const loads: Readonly<Record<PopupId, Load<PopupProps>>> = declared('popups');
const dialogs = mapValues(loads, (load) => lazyChunk(load));

/** Pages that are themselves a form; sign-in and registration are dialogs, which leave no popups. */
const FORM_SCREENS: readonly ScreenId[] = ['deposit', 'resetPassword', 'thirdPartyReturn'];

const memory = popupMemory(() => sessionStorage);

/** What opens by itself, one after the other; nothing else may lie over the page meanwhile. */
export function Popups() {
  const { plan, preview } = usePlacedPlan();
  const { kind } = useSession();
  const [done, setDone] = useState<readonly string[]>([]);
  const due = plan.popups.find(
    ({ id, oncePerSession }) =>
      !done.includes(`${id}/${kind}`) && !(oncePerSession && memory.has(id, kind)),
  );
  // From the start on: what was typed before a popup is due counts too.
  const isFilling = useFillsInForm();
  const mayOpen = useIdleDelay(due !== undefined && !preview, kind);
  if (due === undefined || preview || !mayOpen) return null;
  return (
    <Popup
      key={`${due.id}/${kind}`}
      popup={due}
      isFilling={isFilling}
      onDone={(shown) => {
        if (shown) memory.add(due.id, kind);
        setDone((before) => [...before, `${due.id}/${kind}`]);
      }}
    />
  );
}

interface PopupItemProps {
  popup: PopupPlan;
  /** The person fills in a form. */
  isFilling: boolean;
  /** @param shown whether there was anything to show. */
  onDone: (shown: boolean) => void;
}

/**
 * Asks what there is to show before any dialog is fetched; nothing to show, nothing opened. It waits
 * while the person fills in a form; once open it stays until it is closed.
 */
function Popup({ popup, isFilling, onDone }: PopupItemProps) {
  const [isOpen, setOpen] = useState(false);
  const firstSignIn = useAtomValue(firstSignInAtom);
  const types = POPUP_TYPES[popup.id];
  const { value, problem } = useQuery('listAnnouncements', { query: { types } });
  const list = types === 'PU' ? value?.popups : value?.notices;
  const items = popupItems(list ?? [], popup.executions, firstSignIn);
  const nothing = problem !== null || (list !== undefined && items.length === 0);
  useEffect(() => {
    if (nothing) onDone(false);
    // The callback is another one each time; only its being called once matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [nothing]);
  if (items.length > 0 && !isOpen && !isFilling) setOpen(true);
  if (items.length === 0 || !isOpen) return null;
  const Dialog = dialogs[popup.id];
  // Nobody asked for it: one that does not arrive is not missed.
  return (
    <ErrorBoundary fallback={() => null}>
      <Dialog items={items} onClose={() => onDone(true)} />
    </ErrorBoundary>
  );
}

/** Whether the page is a form, or an entry into one has begun. */
function useFillsInForm(): boolean {
  const { plan } = usePlacedPlan();
  const screen = screenAt(plan, useLocation().pathname);
  const isEntering = useUnfinishedEntry();
  return isEntering || (screen !== null && FORM_SCREENS.includes(screen));
}
