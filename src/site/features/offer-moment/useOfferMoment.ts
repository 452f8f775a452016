import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { ScreenId } from '#brand/screens.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { sessionAtom, sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { screenAt } from '../../frame/find-route.ts';
import { overlayAt } from '../../frame/overlay-location.ts';
import { realAccountAskedAtom, signOutAskedAtom } from '../../frame/shell.atoms.ts';
import { useUnfinishedEntry } from '../../frame/unfinished-entry.ts';
import { ticketAtom } from '../third-party/ticket.atoms.ts';
import { useQuietPage } from './useQuietPage.ts';

/** Games, which nothing may cover, and pages that are a form. */
const UNDISTURBED: readonly ScreenId[] = [
  'game',
  'lottery',
  'footballSports',
  'deposit',
  'withdrawal',
  'resetPassword',
  'thirdPartyReturn',
];

/** Whether a dialog that nobody asked for may open, and stay open: it disturbs nothing. */
export function useOfferMoment(isWanted: boolean): boolean {
  const isBlocked = useIsBlocked();
  const isEntering = useUnfinishedEntry();
  const isQuiet = useQuietPage(isWanted && !isBlocked && !isEntering);
  return isWanted && !isBlocked && isQuiet;
}

/** Whether the page, or a question that takes precedence, leaves no place for an offer. */
function useIsBlocked(): boolean {
  const plan = useSitePlan();
  const { pathname, state } = useLocation();
  const isPasswordDue = useAtomValue(sessionAtom)?.passwordChangeRequired === true;
  const hasTicket = useAtomValue(ticketAtom) !== null;
  const hasEnded = useAtomValue(sessionEndedAtom) !== null;
  const isSignOutAsked = useAtomValue(signOutAskedAtom);
  const isRealAccountAsked = useAtomValue(realAccountAskedAtom);
  const screen = screenAt(plan, pathname);
  return (
    isPasswordDue ||
    hasTicket ||
    hasEnded ||
    isSignOutAsked ||
    isRealAccountAsked ||
    overlayAt(screen, state) !== null ||
    (screen !== null && UNDISTURBED.includes(screen))
  );
}
