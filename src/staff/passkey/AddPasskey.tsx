import { useState } from 'react';
import type { StaffPasskeys } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSupportsPasskeys } from '#ui/passkey/useSupportsPasskeys.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import styles from './Passkey.module.css';

export interface AddPasskeyProps {
  isOpen: boolean;
  onOpen: () => void;
  onCancel: () => void;
  onAdded: (next: StaffPasskeys) => void;
}

/** A button that opens the form; a hint where the browser knows no passkeys. */
export function AddPasskey({ isOpen, onOpen, onCancel, onAdded }: AddPasskeyProps) {
  const say = useTexts('staff-passkey');
  const isSupported = useSupportsPasskeys();
  const factor = useQuery('getStaffSecondFactor', {});
  // The button gets focus back from a form that was cancelled.
  const [wasCancelled, setCancelled] = useState(false);
  if (isSupported === null || factor.value === undefined) return null;
  if (!isSupported) return <p>{say('staff-passkey:unsupported')}</p>;
  if (isOpen) {
    return (
      <AddPasskeyForm
        hasApp={factor.value.since !== null}
        onCancel={() => {
          setCancelled(true);
          onCancel();
        }}
        onAdded={(next) => {
          setCancelled(false);
          onAdded(next);
        }}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button tone="secondary" autoFocus={wasCancelled} onClick={onOpen}>
        {say('staff-passkey:add.button')}
      </Button>
    </div>
  );
}
