import { useState } from 'react';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './PaymentPasswordCard.module.css';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

/** The password asked for when money leaves: set, changed, or set anew with a code. */
export function PaymentPasswordCard({ onSet }: { onSet?: () => void }) {
  const say = useTexts('password', 'pattern', 'verification');
  const locale = useLocale();
  const { value, refresh } = useQuery('getPaymentPassword', {});
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (value === undefined) return null;
  const state = value.set ? 'change' : 'set';
  return (
    <AccountCard
      id="payment-password"
      title={say('password:payment.title')}
      text={say('password:payment.text')}
    >
      {isDone ? <Notice tone="info">{say('password:payment.done')}</Notice> : null}
      {value.lockedUntil === null ? null : (
        <Notice tone="warning">
          {say('password:payment.locked', { at: formatMoment(value.lockedUntil, locale) })}
        </Notice>
      )}
      {isOpen ? (
        <PaymentPasswordForm
          state={value}
          onCancel={() => setOpen(false)}
          onTried={() => void refresh()}
          onDone={() => {
            setOpen(false);
            setDone(true);
            void refresh();
            onSet?.();
          }}
        />
      ) : (
        <div className={styles.open}>
          <Button
            tone="secondary"
            onClick={() => {
              setDone(false);
              setOpen(true);
            }}
          >
            {say(`password:payment.${state}`)}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}
