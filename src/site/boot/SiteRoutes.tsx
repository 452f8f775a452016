import { Route, Routes, useLocation } from 'react-router-dom';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { UnofferedScreen } from '../features/lobby/UnofferedScreen.tsx';
import { NotFoundScreen } from '../features/status/NotFoundScreen.tsx';
import { findRoute } from '../frame/find-route.ts';
import { isOverlayScreen, overlayAt } from '../frame/overlay-location.ts';
import { Overlays } from './Overlays.tsx';
import { RouteGuard } from '../frame/RouteGuard.tsx';
import { PageShell } from '../frame/PageShell.tsx';
import { AtAddress, AtPage } from '../frame/SiteAddress.tsx';
import { useScrollToTop } from '../frame/useScrollToTop.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { screens } from './screens.tsx';

/** The addresses of the plan, each with its screen; dialogs with addresses lie over a page. */
export function SiteRoutes() {
  return (
    <>
      <AtPage>
        <Page />
      </AtPage>
      <AtAddress>
        <Dialogs />
      </AtAddress>
    </>
  );
}

function Page() {
  const plan = useSitePlan();
  const page = useLocation();
  useScrollToTop(page);
  return (
    <PageShell path={page.pathname}>
      <Routes>
        {plan.routes
          .filter((route) => !isOverlayScreen(route.screen))
          .map((route) => {
            const Screen = screens[route.screen];
            if (Screen === undefined) return null;
            return (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <RouteGuard route={route}>
                    <Screen />
                  </RouteGuard>
                }
              />
            );
          })}
        {plan.unofferedRoutes.map(({ path, title }) => (
          <Route key={path} path={path} element={<UnofferedScreen title={title} />} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </PageShell>
  );
}

function Dialogs() {
  const plan = useSitePlan();
  const { pathname, state: kept } = useLocation();
  // The server does not know what the history remembers.
  const state: unknown = useHydrated() ? kept : null;
  const screen = findRoute(plan, pathname)?.screen ?? null;
  usePageTitle();
  return <Overlays screen={overlayAt(screen, state)} />;
}
