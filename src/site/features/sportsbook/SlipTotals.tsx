import type { SportsSlipPrice } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import styles from './Slip.module.css';

/** Cost and largest return of the slip, and its delay in play. */
export function SlipTotals({ price, currency }: { price: SportsSlipPrice; currency: string }) {
  const say = useTexts('sports');
  const { lineCount, stakeMicro, mostMicro, delaySeconds } = price;
  return (
    <dl className={styles.totals}>
      <dt>{say('sports:slip.lines')}</dt>
      <dd>{lineCount}</dd>
      <dt>{say('sports:slip.total')}</dt>
      <dd>
        <Money micro={BigInt(stakeMicro)} currency={currency} />
      </dd>
      <dt>{say('sports:slip.most')}</dt>
      <dd>
        <Money micro={BigInt(mostMicro)} currency={currency} />
      </dd>
      {delaySeconds === 0 ? null : (
        <>
          <dt>{say('sports:slip.delay')}</dt>
          <dd>{say('sports:seconds', { count: delaySeconds })}</dd>
        </>
      )}
    </dl>
  );
}
