import { Route, Routes, useLocation } from 'react-router-dom';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { NotFoundScreen } from '../features/status/NotFoundScreen.tsx';
import { findRoute } from '../frame/find-route.ts';
import { backgroundOf, isOverlayScreen, overlayAt } from '../frame/overlay-location.ts';
import { Overlays } from './Overlays.tsx';
import { RouteGuard } from '../frame/RouteGuard.tsx';
import { PageShell } from '../frame/PageShell.tsx';
import { useScrollToTop } from '../frame/useScrollToTop.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { screens } from './screens.tsx';

/** The addresses of the plan, each with its screen; dialogs with addresses lie over a page. */
export function SiteRoutes() {
  const plan = useSitePlan();
  const location = useLocation();
  const screen = findRoute(plan, location.pathname)?.screen ?? null;
  // What the history remembers the server does not know: its page comes first.
  const state: unknown = useHydrated() ? location.state : null;
  const overlay = overlayAt(screen, state);
  const page = overlay === null ? location : backgroundOf(location);
  useScrollToTop(page);
  usePageTitle();

  return (
    <>
      <PageShell path={page.pathname}>
        <Routes location={page}>
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
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </PageShell>
      <Overlays screen={overlay} />
    </>
  );
}
