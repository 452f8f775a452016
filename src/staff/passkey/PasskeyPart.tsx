import { useEffect, useRef, useState } from 'react';
import type { Passkey, StaffPasskeys } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { DeskState } from '../screen/DeskState.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import styles from './Passkey.module.css';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

export interface PasskeyPartProps {
  /** The form that adds one is open. */
  isOpen: boolean;
  onOpen: () => void;
  onLeave: () => void;
}

/** The passkeys of the person at work, and how to add and remove them. */
export function PasskeyPart({ isOpen, onOpen, onLeave }: PasskeyPartProps) {
  const say = useTexts('staff-passkey');
  const state = useQuery('listStaffPasskeys', {});
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // The button that led here is gone: without this, focus falls back to the dialog.
  useEffect(() => {
    if (done !== null) message.current?.focus();
  }, [done]);
  const show = (next: StaffPasskeys, what: 'added' | 'removed'): void => {
    state.put(next);
    setRemoving(null);
    setDone(what);
  };
  return (
    <DeskState state={state} lines={2}>
      {({ items }) => (
        <div className={styles.part}>
          {done === null ? null : (
            <div ref={message} tabIndex={-1}>
              <Notice tone="good">{say(`staff-passkey:${done}`)}</Notice>
            </div>
          )}
          <p>{say(items.length === 0 ? 'staff-passkey:none' : 'staff-passkey:some')}</p>
          {items.length === 0 ? null : (
            <ul className={styles.list}>
              {items.map((passkey) => (
                <PasskeyLine
                  key={passkey.passkeyId}
                  passkey={passkey}
                  onRemove={() => {
                    setDone(null);
                    setRemoving(passkey);
                  }}
                />
              ))}
            </ul>
          )}
          <AddPasskey
            isOpen={isOpen}
            onOpen={() => {
              setDone(null);
              onOpen();
            }}
            onCancel={onLeave}
            onAdded={(next) => {
              onLeave();
              show(next, 'added');
            }}
          />
          {removing === null ? null : (
            <RemovePasskeyDialog
              passkeyId={removing.passkeyId}
              name={removing.name || say('staff-passkey:unnamed')}
              onClose={() => setRemoving(null)}
              onRemoved={(next) => show(next, 'removed')}
            />
          )}
        </div>
      )}
    </DeskState>
  );
}
