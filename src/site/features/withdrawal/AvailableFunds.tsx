import type { ReplyOf } from '#contract/operation.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './WithdrawalScreen.module.css';

/** What can be withdrawn now, and what cannot, with the reason and amount of each lock. */
export function AvailableFunds({ offer }: { offer: ReplyOf<'getWithdrawalOffer'> }) {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const { currency, availableMicro } = offer;
  const locks = offer.locks.filter(({ amountMicro }) => amountMicro !== '0');
  const money = useMoneyText(currency);
  return (
    <Card as="section" className={styles.card} aria-labelledby="withdrawal-available">
      <div className={styles.main}>
        <h2 id="withdrawal-available" className={styles.label}>
          {say('withdrawal:available')}
        </h2>
        <p className={`display ${styles.large}`}>
          <Money micro={BigInt(availableMicro)} currency={currency} />
        </p>
      </div>
      {locks.length === 0 ? null : (
        <>
          <h3 className={styles.legend}>{say('withdrawal:locked')}</h3>
          <dl className={styles.locks}>
            {locks.map((lock, index) => (
              // Two rewards may lock the same amount for the same reason.
              <div key={`${lock.reason} ${lock.withdrawalId} ${index}`} className={styles.line}>
                <dt>
                  {say(`withdrawal:lock.${lock.reason}`)}
                  {lock.title === null ? null : ` · ${lock.title}`}
                  {lock.since === null ? null : (
                    <span className={styles.quiet}>{` · ${formatMoment(lock.since, locale)}`}</span>
                  )}
                  {lock.turnoverLeftMicro === null ? null : (
                    <p className={styles.quiet}>
                      {say('withdrawal:turnoverLeft', {
                        left: money(lock.turnoverLeftMicro),
                        amount: money(lock.amountMicro),
                      })}
                    </p>
                  )}
                </dt>
                <dd>
                  <Money micro={BigInt(lock.amountMicro)} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
