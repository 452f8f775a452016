import { useAtomValue } from 'jotai';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { BlockedScreen } from '../features/status/BlockedScreen.tsx';
import { MaintenanceScreen } from '../features/status/MaintenanceScreen.tsx';
import { BrokenScreen } from '../frame/BrokenScreen.tsx';
import { lazyChunk } from '../frame/lazy-chunk.tsx';
import { PageTaken } from '../frame/PageTaken.tsx';
import { AtAddress } from '../frame/SiteAddress.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { isLiveAtom } from './live-site.ts';
import { Live } from './Live.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';

const Analytics = lazyChunk(
  async () => (await import('../features/analytics/Analytics.tsx')).Analytics,
);

/** The whole site: normal, under maintenance, or closed to this visitor. */
export function App() {
  const { state, analytics } = useSitePlan();
  const isLive = useAtomValue(isLiveAtom);
  return (
    <SiteFrame>
      <ErrorBoundary
        fallback={(error) => (
          <AtAddress>
            <BrokenScreen error={error} />
            <PageTaken />
          </AtAddress>
        )}
      >
        {state.status === 0 ? (
          <SiteRoutes />
        ) : (
          <AtAddress>
            {state.status === 1 ? <MaintenanceScreen /> : <BlockedScreen />}
            <PageTaken />
          </AtAddress>
        )}
      </ErrorBoundary>
      <AtAddress>
        <Live />
        {analytics === null || !isLive ? null : (
          <ErrorBoundary fallback={() => null}>
            <Analytics gtagId={analytics.gtagId} />
          </ErrorBoundary>
        )}
      </AtAddress>
    </SiteFrame>
  );
}
