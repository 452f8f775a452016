import { useState } from 'react';
import type { Withdrawal } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { trackerSteps } from './withdrawal-steps.ts';
import styles from './WithdrawalScreen.module.css';

export interface WithdrawalTrackerProps {
  withdrawal: Withdrawal;
  onChanged: () => void;
}

/** Where the money is, why, and until when. */
export function WithdrawalTracker({ withdrawal, onChanged }: WithdrawalTrackerProps) {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const problemText = useProblemText();
  const cancel = useCommand('cancelWithdrawal');
  const [isConfirming, setConfirming] = useState(false);
  const { withdrawalId, currency, status, confirmBy, remainderMicro, promisedBy } = withdrawal;
  const moment = (at: string): string => formatMoment(at, locale);
  return (
    <Card as="article" className={styles.tracker} aria-label={withdrawal.reference}>
      <div className={styles.top}>
        <span className={styles.sum}>
          <Money micro={BigInt(withdrawal.payoutMicro)} currency={currency} />
        </span>
        <span className={styles.quiet}>
          {`${withdrawal.bankName} ${withdrawal.maskedNumber} · ${withdrawal.reference}`}
        </span>
      </div>
      <ol className={styles.steps}>
        {trackerSteps(withdrawal).map(({ name, state, at }) => (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {say(`withdrawal:step.${name}`)}
            <span className={styles.at}>
              {at === null ? say(`withdrawal:state.${state}`) : moment(at)}
            </span>
          </li>
        ))}
      </ol>
      <p role="status">
        {say(`withdrawal:status.${status}`, {
          until: confirmBy === null ? '' : moment(confirmBy),
          missing: formatMicro(BigInt(remainderMicro ?? '0'), currency, locale),
        })}
      </p>
      {withdrawal.compensatedMicro === null ? (
        promisedBy === null || withdrawal.sentAt !== null ? null : (
          <p className={styles.note}>{say('withdrawal:promisedBy', { at: moment(promisedBy) })}</p>
        )
      ) : (
        <Notice tone="good">
          {say('withdrawal:compensated', {
            amount: formatMicro(BigInt(withdrawal.compensatedMicro), currency, locale),
          })}
        </Notice>
      )}
      {cancel.problem === null ? null : (
        <Notice tone="problem">{problemText(cancel.problem)}</Notice>
      )}
      {withdrawal.mayConfirm || withdrawal.mayCancel ? (
        <div className={styles.actions}>
          {withdrawal.mayConfirm ? (
            <Button onClick={() => setConfirming(true)}>{say('withdrawal:confirm')}</Button>
          ) : null}
          {withdrawal.mayCancel ? (
            <Button
              tone="quiet"
              size="small"
              pending={cancel.pending}
              onClick={() => void cancel.run({ params: { withdrawalId } }).then(onChanged)}
            >
              {say('withdrawal:cancel')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isConfirming ? (
        <ReceiptDialog
          withdrawal={withdrawal}
          onClose={() => setConfirming(false)}
          onDone={() => {
            setConfirming(false);
            onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}
