import type { ReplyOf } from '#contract/operation.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { Money } from '#ui/kit/Money.tsx';
import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import styles from './WithdrawalScreen.module.css';

export interface WithdrawalTermsProps {
  offer: ReplyOf<'getWithdrawalOffer'>;
  /** null: no amount that could be requested. */
  amountMicro: bigint | null;
  feeMicro: bigint | null;
}

/** Fee, what arrives, how long it takes, and what the brand promises: before anything is confirmed. */
export function WithdrawalTerms({ offer, amountMicro, feeMicro }: WithdrawalTermsProps) {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const { currency, arrival, promiseMinutes, promiseMicro } = offer;
  const hasFee = offer.feeMicro !== '0' || offer.feeBasisPoints > 0;
  return (
    <div>
      <dl className={styles.facts}>
        <div className={styles.line}>
          <dt>{say('withdrawal:fee')}</dt>
          <dd>
            {hasFee ? (
              feeMicro === null ? (
                say('withdrawal:feeTerms', {
                  fixed: formatMicro(BigInt(offer.feeMicro), currency, locale),
                  share: (offer.feeBasisPoints / 100).toLocaleString(locale),
                })
              ) : (
                <Money micro={feeMicro} currency={currency} />
              )
            ) : (
              say('withdrawal:noFee')
            )}
          </dd>
        </div>
        <div className={cx(styles.line, styles.total)}>
          <dt>{say('withdrawal:youReceive')}</dt>
          <dd>
            {amountMicro === null || feeMicro === null ? (
              '–'
            ) : (
              <Money micro={amountMicro - feeMicro} currency={currency} />
            )}
          </dd>
        </div>
        {arrival === null ? null : (
          <div className={styles.line}>
            <dt>{say('withdrawal:arrival')}</dt>
            <dd>
              {say('withdrawal:arrivalFigures', {
                median: formatSpan(arrival.medianSeconds, locale),
                p90: formatSpan(arrival.p90Seconds, locale),
                count: arrival.sampleSize,
              })}
            </dd>
          </div>
        )}
      </dl>
      {promiseMinutes === null ? null : (
        <p className={styles.note}>
          {say('withdrawal:promise', {
            span: formatSpan(promiseMinutes * 60, locale),
            amount: formatMicro(BigInt(promiseMicro), currency, locale),
          })}
        </p>
      )}
    </div>
  );
}
