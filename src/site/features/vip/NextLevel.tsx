import type { VipState } from '#contract/generated/types.ts';
import { momentFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { missingMicro, nextStep } from './level-steps.ts';
import { NeedMeter } from './NeedMeter.tsx';
import styles from './Vip.module.css';

/** Progress of the month towards the next level. */
export function NextLevel({ vip }: { vip: VipState }) {
  const say = useTexts('vip');
  const locale = useLocale();
  const next = nextStep(vip);
  if (next === undefined) {
    return (
      <Card as="section" className={styles.part}>
        <p>{say('vip:next.highest')}</p>
      </Card>
    );
  }
  const { turnoverMicro: bets, depositMicro: deposits } = next;
  const isReached =
    missingMicro(bets, vip.turnoverMicro) === 0n && missingMicro(deposits, vip.depositMicro) === 0n;
  const month = momentFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${vip.month}-01`),
  );
  return (
    <Card as="section" className={styles.part} aria-labelledby="vip-next">
      <div>
        <h2 id="vip-next" className={styles.heading}>
          {say('vip:next.title', { name: next.name })}
        </h2>
        <p className={styles.quiet}>{say('vip:next.month', { month })}</p>
      </div>
      <div className={styles.needs}>
        {bets === '0' ? null : (
          <NeedMeter
            need="bets"
            needMicro={bets}
            doneMicro={vip.turnoverMicro}
            currency={vip.currency}
          />
        )}
        {deposits === '0' ? null : (
          <NeedMeter
            need="deposits"
            needMicro={deposits}
            doneMicro={vip.depositMicro}
            currency={vip.currency}
          />
        )}
      </div>
      {isReached ? <p>{say('vip:next.soon')}</p> : null}
    </Card>
  );
}
