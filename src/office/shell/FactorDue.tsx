import { useState } from 'react';
import { Screen } from '#staff/screen/Screen.tsx';
import { SecurityDialog } from '#staff/security/SecurityDialog.tsx';
import { SignOutButton } from '#staff/session/SignOutButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import styles from './InvitationScreen.module.css';

/** The account needs a second factor or a passkey before anything else. */
export function FactorDue({ onDone }: { onDone: () => void }) {
  const say = useTexts('staff-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <main className={styles.screen}>
      <Screen title={say('staff-desk:factorDue.title')} lead={say('staff-desk:factorDue.lead')}>
        <div className={styles.form}>
          <Button onClick={() => setOpen(true)}>{say('staff-desk:factorDue.setUp')}</Button>
          <SignOutButton />
        </div>
        {isOpen ? (
          <SecurityDialog
            onClose={() => {
              setOpen(false);
              onDone();
            }}
          />
        ) : null}
      </Screen>
    </main>
  );
}
