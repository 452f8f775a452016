import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { type Location, Router } from 'react-router-dom';
import type { SitePlan } from '#brand/site-plan.ts';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { findRoute } from './find-route.ts';
import { backgroundOf, overlayAt } from './overlay-location.ts';
import type { SiteHistory, Visit } from './site-history.ts';

const HistoryContext = createContext<SiteHistory | null>(null);

/** Gives everything below one history. */
export function SiteHistoryRoot({ history, children }: AddressProps & { history: SiteHistory }) {
  return <HistoryContext value={history}>{children}</HistoryContext>;
}

interface AddressProps {
  children: ReactNode;
}

/** Its children follow the whole address, a dialog's included. */
export function AtAddress({ children }: AddressProps) {
  const { navigator } = useSiteHistory();
  const { location, by } = useVisit();
  return (
    <Router navigator={navigator} location={location} navigationType={by}>
      {children}
    </Router>
  );
}

/**
 * The page, which does not notice a dialog over it: what it would draw again stays as it is, and what the
 * server sent of it need not be taken over first, so that a dialog opens soon after the first tap.
 */
export function AtPage({ children }: AddressProps) {
  const { navigator } = useSiteHistory();
  const { location, by } = usePage();
  return (
    <Router navigator={navigator} location={location} navigationType={by}>
      {children}
    </Router>
  );
}

/** The address, as far as what is there is drawn. */
export const useAddress = (): Location => useVisit().location;

function useVisit(): Visit {
  const history = useSiteHistory();
  const plan = useSitePlan();
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    // It may have moved on between drawing and following.
    setVisit((seen) => (seen.location === history.visit().location ? seen : history.visit()));
    return history.follow(() => {
      const next = history.visit();
      // A dialog opens at once: drawn between frames it would be there a second later on a cheap phone.
      if (isDialogAt(plan, next.location)) setVisit(next);
      else startTransition(() => setVisit(next));
    });
  }, [history, plan]);
  return visit;
}

const isDialogAt = (plan: SitePlan, { pathname, state }: Location): boolean =>
  overlayAt(findRoute(plan, pathname)?.screen ?? null, state) !== null;

/** The page at the address, or beneath the dialog that is there. */
function usePage(): Visit {
  const plan = useSitePlan();
  const { location, by } = useVisit();
  // The server does not know what the history remembers: its page comes first.
  const isHydrated = useHydrated();
  const seen = isHydrated ? location : withoutState(location);
  const isCovered = isDialogAt(plan, seen);
  const wanted: Visit = { location: isCovered ? backgroundOf(seen) : seen, by };
  const [page, setPage] = useState(wanted);
  const isShown = isCovered ? isSameAddress(page, wanted) : isSameVisit(page, wanted);
  if (!isShown) setPage(wanted);
  return isShown ? page : wanted;
}

const withoutState = (location: Location): Location =>
  location.state === null ? location : { ...location, state: null };

const isSameAddress = ({ location: one }: Visit, { location: other }: Visit): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

const isSameVisit = (one: Visit, other: Visit): boolean =>
  isSameAddress(one, other) &&
  one.location.key === other.location.key &&
  one.location.state === other.location.state;

function useSiteHistory(): SiteHistory {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error('the site was drawn without a history');
  return history;
}
