import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { ProgressMeter } from '../../frame/ProgressMeter.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { missingMicro } from './level-steps.ts';
import styles from './Vip.module.css';

export interface NeedMeterProps {
  need: 'bets' | 'deposits';
  needMicro: string;
  doneMicro: string;
  currency: string;
}

/** One need of the next level: its progress, and the missing amount in words. */
export function NeedMeter({ need, needMicro, doneMicro, currency }: NeedMeterProps) {
  const say = useTexts('vip');
  const money = useMoneyText(currency);
  const missing = missingMicro(needMicro, doneMicro);
  return (
    <div className={styles.need}>
      <ProgressMeter
        label={say(`vip:progress.${need}`)}
        doneMicro={BigInt(doneMicro)}
        allMicro={BigInt(needMicro)}
        text={say('vip:need.progress', { done: money(doneMicro), all: money(needMicro) })}
      />
      {missing === 0n ? (
        <p className={styles.met}>
          <Icon name="check" size="small" />
          {say('vip:need.met')}
        </p>
      ) : (
        <p className={styles.quiet}>{say(`vip:missing.${need}`, { amount: money(missing) })}</p>
      )}
    </div>
  );
}
