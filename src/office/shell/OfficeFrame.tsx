import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { BrokenScreen } from '#staff/screen/BrokenScreen.tsx';
import { SecurityDialog } from '#staff/security/SecurityDialog.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { FinderButton } from './FinderButton.tsx';
import { Mark } from './Mark.tsx';
import { Navigation } from './Navigation.tsx';
import styles from './OfficeFrame.module.css';
import { useFocusOnNewScreen } from './useFocusOnNewScreen.ts';

/**
 * The frame of every screen: menu and account. Suspense and ErrorBoundary are inside it: suspending or
 * failing outside would unmount the query cache of `SWRConfig`, which breaks every screen.
 */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const say = useTexts('office');
  const [accountOpen, setAccountOpen] = useState(false);
  const [securityOpen, setSecurityOpen] = useState(false);
  const main = useFocusOnNewScreen();
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {say('office:skip')}
      </a>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <Mark />
          <span className={`display ${styles.name}`}>{say('office:name')}</span>
        </div>
        <FinderButton />
        <Navigation />
        <div className={styles.account}>
          <AccountPanel onSecurity={() => setSecurityOpen(true)} />
        </div>
        <div className={styles.accountButton}>
          <IconButton
            icon="userCircle"
            label={say('office:account.title')}
            aria-haspopup="dialog"
            onClick={() => setAccountOpen(true)}
          />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname} fallback={() => <BrokenScreen />}>
          <Suspense fallback={<Skeleton shape="block" count={4} />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {accountOpen ? (
        <Dialog title={say('office:account.title')} onClose={() => setAccountOpen(false)}>
          <AccountPanel onSecurity={() => setSecurityOpen(true)} />
        </Dialog>
      ) : null}
      {securityOpen ? <SecurityDialog onClose={() => setSecurityOpen(false)} /> : null}
    </div>
  );
}
