import type { VipStep } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { LevelBadge } from '../../frame/LevelBadge.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { LevelBenefits } from './LevelBenefits.tsx';
import styles from './Vip.module.css';

export interface LevelCardProps {
  step: VipStep;
  currency: string;
  isCurrent: boolean;
}

/** A level: its needs, what keeps it, and its benefits. */
export function LevelCard({ step, currency, isCurrent }: LevelCardProps) {
  const say = useTexts('vip');
  const money = useMoneyText(currency);
  const { level, name, turnoverMicro, depositMicro, keepMicro } = step;
  return (
    <Card as="li" className={styles.card} aria-current={isCurrent ? 'true' : undefined}>
      <div className={styles.head}>
        <LevelBadge level={level} label="" />
        <div className={styles.names}>
          <h3 className={`display ${styles.name}`}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.quiet}>{say('vip:level', { level })}</p>
        </div>
        {isCurrent ? <Pill tone="primary">{say('vip:yourLevel')}</Pill> : null}
      </div>
      <LineList>
        {turnoverMicro === '0' ? null : (
          <Line name={say('vip:need.bets')}>{money(turnoverMicro)}</Line>
        )}
        {depositMicro === '0' ? null : (
          <Line name={say('vip:need.deposits')}>{money(depositMicro)}</Line>
        )}
        <Line name={say('vip:kept')}>
          {keepMicro === '0'
            ? say('vip:kept.always')
            : say('vip:kept.bets', { amount: money(keepMicro) })}
        </Line>
      </LineList>
      <LevelBenefits step={step} currency={currency} />
    </Card>
  );
}
