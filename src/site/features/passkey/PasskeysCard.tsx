import { useEffect, useRef, useState } from 'react';
import type { Passkey, Passkeys } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import styles from './Passkey.module.css';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { useSupportsPasskeys } from '#ui/passkey/useSupportsPasskeys.ts';

/** Passkeys that sign this member in; absent where the brand offers none. */
export function PasskeysCard() {
  return useSitePlan().login.passkeys ? <OfferedPasskeysCard /> : null;
}

function OfferedPasskeysCard() {
  const say = useTexts('passkey');
  const { value, put } = useQuery('listPasskeys', {});
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // The button that led here is gone: without this, focus falls back to the page.
  useEffect(() => {
    if (done !== null) message.current?.focus();
  }, [done]);
  if (value === undefined) return null;
  const { items, offered } = value;
  const show = (next: Passkeys, what: 'added' | 'removed'): void => {
    put(next);
    setRemoving(null);
    setDone(what);
  };
  return (
    <AccountCard
      id="passkeys"
      title={say('passkey:card.title')}
      text={say(items.length === 0 ? 'passkey:card.none' : 'passkey:card.text')}
    >
      <div className={styles.card}>
        {done === null ? null : (
          <div ref={message} tabIndex={-1}>
            <Notice tone="good">{say(`passkey:card.${done}`)}</Notice>
          </div>
        )}
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
        {offered ? (
          <AddPasskey onBegin={() => setDone(null)} onAdded={(next) => show(next, 'added')} />
        ) : null}
      </div>
      {removing === null ? null : (
        <RemovePasskeyDialog
          passkeyId={removing.passkeyId}
          name={removing.name || say('passkey:unnamed')}
          onClose={() => setRemoving(null)}
          onRemoved={(next) => show(next, 'removed')}
        />
      )}
    </AccountCard>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const say = useTexts('passkey');
  const locale = useLocale();
  const name = passkey.name || say('passkey:unnamed');
  const added = say('passkey:addedAt', { at: formatMoment(passkey.addedAt, locale, 'day') });
  const used =
    passkey.usedAt === null
      ? say('passkey:neverUsed')
      : say('passkey:usedAt', { at: formatMoment(passkey.usedAt, locale) });
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>{`${added} · ${used}`}</p>
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={say('passkey:removeThis', { name })}
        onClick={onRemove}
      >
        {say('passkey:remove.button')}
      </Button>
    </li>
  );
}

interface AddPasskeyProps {
  onBegin: () => void;
  onAdded: (next: Passkeys) => void;
}

/** A button that opens the form; a hint where the browser knows no passkeys. */
function AddPasskey({ onBegin, onAdded }: AddPasskeyProps) {
  const say = useTexts('passkey');
  const isSupported = useSupportsPasskeys();
  const factor = useQuery('getSecondFactor', {});
  const [isOpen, setOpen] = useState(false);
  // The button gets focus back from a form that was closed.
  const [wasCancelled, setCancelled] = useState(false);
  if (isSupported === null || factor.value === undefined) return null;
  if (!isSupported) return <p className={styles.when}>{say('passkey:unsupported')}</p>;
  if (isOpen) {
    return (
      <AddPasskeyForm
        hasPassword={factor.value.hasPassword}
        hasApp={factor.value.since !== null}
        onCancel={() => {
          setOpen(false);
          setCancelled(true);
        }}
        onAdded={(next) => {
          setOpen(false);
          setCancelled(false);
          onAdded(next);
        }}
      />
    );
  }
  return (
    <div className={styles.open}>
      <Button
        tone="secondary"
        autoFocus={wasCancelled}
        onClick={() => {
          setOpen(true);
          onBegin();
        }}
      >
        {say('passkey:add.button')}
      </Button>
    </div>
  );
}
