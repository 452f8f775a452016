import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { findRoute } from './find-route.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { HelpRail } from './HelpRail.tsx';
import { isPageTaken } from './page-taken.ts';
import { PageTaken } from './PageTaken.tsx';
import { PendingBar } from './PendingBar.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { SideRail } from './SideRail.tsx';
import styles from './PageShell.module.css';

export interface PageShellProps {
  /** Of the page shown, which may lie beneath a dialog. */
  path: string;
  children: ReactNode;
}

/**
 * The boundary outlives the page: on the way to another one the page shown stays until that is drawn. What the
 * server sent and the app has not taken over yet is dropped instead: to take it over first would hold back
 * the page that was asked for by seconds on a cheap phone.
 */
function useBoundaryKey(path: string): string {
  const [key, setKey] = useState(path);
  const isDropped = key !== path && !isPageTaken();
  if (isDropped) setKey(path);
  return isDropped ? path : key;
}

/**
 * The frame around a page. A game that is played has the window to itself and brings its own bar. The
 * page of a game for visitors has the header alone, as the specification asks of /seamless.
 */
export function PageShell({ path, children }: PageShellProps) {
  const plan = useSitePlan();
  const say = useTexts('shell');
  const route = findRoute(plan, path);
  const { isSignedIn, hasWallet } = useSession();
  const isGame = route?.screen === 'game';
  // Visitors read about the tools of safer play; for members they are part of the account.
  const isAccount =
    route !== null && (route.needs !== 'anyone' || (route.screen === 'saferPlay' && hasWallet));
  const content = (
    <Suspense key={useBoundaryKey(path)} fallback={<ScreenSkeleton />}>
      <ErrorBoundary key={path} fallback={(error) => <BrokenScreen error={error} />}>
        {children}
      </ErrorBoundary>
      <PageTaken />
    </Suspense>
  );
  if (isGame && isSignedIn) {
    return (
      <main id="main" className={styles.stage} tabIndex={-1}>
        {content}
      </main>
    );
  }
  return (
    <div className={styles.shell} data-account={isAccount || undefined}>
      <a className={styles.skip} href="#main">
        {say('shell:skip')}
      </a>
      <PendingBar />
      <Header path={path} />
      <div className={styles.frame} data-part="frame">
        {isGame ? null : <SideRail path={path} />}
        <main id="main" className={styles.main} tabIndex={-1}>
          {content}
        </main>
        {isGame ? null : <HelpRail />}
      </div>
      {isGame ? null : (
        <>
          <Footer path={path} />
          <BottomBar path={path} />
        </>
      )}
    </div>
  );
}
