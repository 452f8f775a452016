import { type ReactNode, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { SecurityDialog } from '#staff/security/SecurityDialog.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { FinderButton } from './FinderButton.tsx';
import { Mark } from './Mark.tsx';
import { Navigation } from './Navigation.tsx';
import styles from './OfficeFrame.module.css';
import { useFocusOnNewScreen } from './useFocusOnNewScreen.ts';

/** What stands around every screen: where one can go, and who one is. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const say = useTexts('office');
  const [accountOpen, setAccountOpen] = useState(false);
  const [securityOpen, setSecurityOpen] = useState(false);
  const { may } = useStaff();
  const main = useFocusOnNewScreen();
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
        {may('member.read') ? <FinderButton /> : null}
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
        {children}
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
