import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { usePlaySession } from './usePlaySession.ts';
import { useRealityCheckDue } from './useRealityCheckDue.ts';

const RealityCheckDialog = lazyChunk(
  async () => (await import('./RealityCheckDialog.tsx')).RealityCheckDialog,
);

/** Opens a signed-in player's reality check when it is due, or when a stake was refused for it. */
export function RealityCheckWatch() {
  const { hasWallet } = useSession();
  const { routes } = useSitePlan();
  const { pathname } = useLocation();
  const { value, refresh, put } = usePlaySession({ enabled: hasWallet });
  const isDue = useRealityCheckDue(value?.checkDueAt ?? null, refresh);
  const bets = routes.find(({ screen }) => screen === 'bettingRecord')?.path ?? null;
  // The dialog leads to the record and opens again once the player leaves it.
  if (!hasWallet || value === undefined || !isDue || pathname === bets) return null;
  // Without its code the dialog cannot be shown; the page must survive that.
  return (
    <ErrorBoundary fallback={() => null}>
      <RealityCheckDialog session={value} betsHref={bets} onConfirmed={put} />
    </ErrorBoundary>
  );
}
