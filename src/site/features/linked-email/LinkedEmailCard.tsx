import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './LinkedEmail.module.css';
import { LinkEmailForm } from './LinkEmailForm.tsx';

/** The account's e-mail address and whether it is proven. Absent where the server sends no mail. */
export function LinkedEmailCard() {
  // Also loads the texts of the form's code field: opening the form must not suspend the page.
  const say = useTexts('linked-email', 'verification');
  const locale = useLocale();
  const { value, put } = useQuery('getLinkedEmail', {});
  const [step, setStep] = useState<'closed' | 'open' | 'cancelled' | 'linked'>('closed');
  const message = useRef<HTMLDivElement>(null);
  // The form that had focus is gone: without this, focus falls back to the page.
  useEffect(() => {
    if (step === 'linked') message.current?.focus();
  }, [step]);
  if (value === undefined || !value.offered) return null;
  const { address, linkedAt } = value;
  const isProven = address !== null && linkedAt !== null;
  const state = address === null ? 'none' : isProven ? 'proven' : 'notProven';
  return (
    <AccountCard
      id="linked-email"
      title={say('linked-email:title')}
      state={
        address === null ? null : (
          <Pill tone={isProven ? 'win' : 'plain'}>{say(`linked-email:state.${state}`)}</Pill>
        )
      }
      text={
        isProven
          ? say('linked-email:text.proven', { at: formatMoment(linkedAt, locale, 'day') })
          : say(`linked-email:text.${state}`)
      }
    >
      <div className={styles.card}>
        {step === 'linked' ? (
          <div ref={message} tabIndex={-1}>
            <Notice tone="good">{say('linked-email:linked')}</Notice>
          </div>
        ) : null}
        {address === null ? null : (
          <p className={styles.address}>
            <bdi>{address}</bdi>
          </p>
        )}
        {step === 'open' ? (
          <LinkEmailForm
            address={isProven ? '' : (address ?? '')}
            onCancel={() => setStep('cancelled')}
            onLinked={(next) => {
              put(next);
              setStep('linked');
            }}
          />
        ) : (
          <div className={styles.open}>
            <Button
              tone="secondary"
              autoFocus={step === 'cancelled'}
              onClick={() => setStep('open')}
            >
              {say(`linked-email:open.${state}`)}
            </Button>
          </div>
        )}
      </div>
    </AccountCard>
  );
}
