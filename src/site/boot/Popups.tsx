import { useAtomValue } from 'jotai';
import { useState } from 'react';
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
  popupItems,
  popupMemory,
  type PopupProps,
  readTexts,
} from '../frame/popup.ts';
import type { Load } from '../frame/site-feature.ts';
import { firstSignInAtom } from '../frame/shell.atoms.ts';
import { useUnfinishedEntry } from '../frame/unfinished-entry.ts';
import { useIdleDelay } from '../frame/useIdleDelay.ts';
import { declared } from './declared.ts';

const load: Load<PopupProps> = declared('popups').announcements;
const Dialog = lazyChunk(load);

/** Pages on which a popup interrupts nothing. */
const POPUP_SCREENS: readonly ScreenId[] = ['home', 'lobby'];

const shown = popupMemory(() => sessionStorage);
const read = readTexts(() => localStorage);

/**
 * Announcements that open by themselves: on home and lobbies only, all in one dialog, each text once a
 * day per person. Nothing opens over another dialog.
 */
export function Popups() {
  const { plan, preview } = usePlacedPlan();
  const { kind, member } = useSession();
  const [isDone, setDone] = useState(false);
  const screen = screenAt(plan, useLocation().pathname);
  const due = plan.popups.filter((popup) => !(popup.oncePerSession && shown.has(popup.id, kind)));
  // From the start on: what was typed before a popup is due counts too.
  const isEntering = useUnfinishedEntry();
  const isDue =
    due.length > 0 && !preview && !isDone && screen !== null && POPUP_SCREENS.includes(screen);
  const mayOpen = useIdleDelay(isDue, kind);
  if (!isDue || !mayOpen) return null;
  const who = member?.account ?? kind;
  return (
    <Popup
      key={who}
      due={due}
      who={who}
      isEntering={isEntering}
      onClose={() => {
        setDone(true);
        for (const { id } of due) shown.add(id, kind);
      }}
    />
  );
}

interface PopupItemProps {
  due: readonly PopupPlan[];
  /** Account, or kind of visitor. */
  who: string;
  /** An entry into a form has begun. */
  isEntering: boolean;
  onClose: () => void;
}

/**
 * Asks for the texts before the dialog is fetched, and opens nothing without any. It waits while the
 * person fills in a form; once open it stays until it is closed.
 */
function Popup({ due, who, isEntering, onClose }: PopupItemProps) {
  const [isOpen, setOpen] = useState(false);
  const firstSignIn = useAtomValue(firstSignInAtom);
  const types = due.map(({ id }) => POPUP_TYPES[id]).join(',');
  const { value } = useQuery('listAnnouncements', { query: { types } });
  const [readBefore] = useState(() => read.today(who, new Date()));
  const items = due
    .flatMap(({ id, executions }) => {
      const list = id === 'notice' ? value?.notices : value?.popups;
      return popupItems(list ?? [], executions, firstSignIn);
    })
    .filter(({ id }) => !readBefore.has(id));
  if (items.length > 0 && !isOpen && !isEntering) setOpen(true);
  if (items.length === 0 || !isOpen) return null;
  const close = (): void => {
    read.add(
      who,
      items.map(({ id }) => id),
      new Date(),
    );
    onClose();
  };
  // A dialog that does not arrive is left out: it was not asked for.
  return (
    <ErrorBoundary fallback={() => null}>
      <Dialog items={items} onClose={close} />
    </ErrorBoundary>
  );
}
