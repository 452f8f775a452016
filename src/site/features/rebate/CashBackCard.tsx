import type { CashBackState } from '#contract/generated/types.ts';
import { formatDay } from '#ui/i18n/format-moment.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './Rebate.module.css';

/** Cash back of the running period: the net loss so far, and which step it has reached. */
export function CashBackCard({
  cashBack,
  currency,
}: {
  cashBack: CashBackState;
  currency: string;
}) {
  const say = useTexts('rebate');
  const locale = useLocale();
  const money = useMoneyText(currency);
  const { period, from, to, netLossMicro, basisPoints, amountMicro, steps, capMicro } = cashBack;
  const reached = steps.filter(({ fromMicro }) => BigInt(fromMicro) <= BigInt(netLossMicro)).length;
  return (
    <Card as="section" className={styles.card} aria-labelledby="cash-back">
      <div>
        <h2 id="cash-back" className={styles.heading}>
          {say(`rebate:cashBack.${period}`)}
        </h2>
        <p className={styles.quiet}>
          {from === to
            ? formatDay(from, locale)
            : say('rebate:days', { from: formatDay(from, locale), to: formatDay(to, locale) })}
        </p>
      </div>
      <p>
        {basisPoints === 0
          ? say('rebate:cashBack.none', { loss: money(netLossMicro) })
          : say('rebate:cashBack.now', {
              loss: money(netLossMicro),
              rate: percentText(basisPoints, locale),
              amount: money(amountMicro),
            })}
      </p>
      <ul className={styles.steps} aria-label={say('rebate:cashBack.steps')}>
        {steps.map(({ fromMicro, basisPoints: share }, index) => (
          <li key={fromMicro} className={styles.step}>
            <Icon name={index < reached ? 'check' : 'dot'} size="small" className={styles.mark} />
            <span>
              {say('rebate:cashBack.step', {
                loss: money(fromMicro),
                rate: percentText(share, locale),
              })}
              {index === reached - 1 ? ` ${say('rebate:cashBack.current')}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {capMicro === '0' ? null : `${say('rebate:cashBack.cap', { amount: money(capMicro) })} `}
        {say('rebate:cashBack.what')}
      </p>
    </Card>
  );
}
