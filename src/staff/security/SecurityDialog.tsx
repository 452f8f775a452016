import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { PasskeyPart } from '../passkey/PasskeyPart.tsx';
import { FactorPart } from '../second-factor/FactorPart.tsx';
import { SecurityPart } from './SecurityPart.tsx';

/** How the person at work signs in: the authenticator app, and passkeys. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts('staff-passkey', 'staff-second-factor');
  const confirm = useCommand('confirmStaffSecondFactor');
  // Held here: a refreshed state must not take them off the screen.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // A form has the dialog to itself: two would each ask for the password.
  const [form, setForm] = useState<'factor' | 'passkey' | null>(null);
  // The codes are shown once, so nothing closes the dialog before they are kept.
  const isLocked = codes !== null || confirm.pending;
  const leave = (): void => setForm(null);
  return (
    <Dialog title={say('staff-passkey:security')} onClose={isLocked ? undefined : onClose}>
      {form === 'passkey' ? null : (
        <SecurityPart title={say('staff-second-factor:title')}>
          <FactorPart
            confirm={confirm}
            codes={codes}
            onCodes={setCodes}
            onKept={onClose}
            isOpen={form === 'factor'}
            onOpen={() => setForm('factor')}
            onLeave={leave}
          />
        </SecurityPart>
      )}
      {form === 'factor' ? null : (
        <SecurityPart title={say('staff-passkey:title')}>
          <PasskeyPart
            isOpen={form === 'passkey'}
            onOpen={() => setForm('passkey')}
            onLeave={leave}
          />
        </SecurityPart>
      )}
    </Dialog>
  );
}
