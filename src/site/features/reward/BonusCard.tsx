import type { Bonus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { ProgressMeter } from '../../frame/ProgressMeter.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { BonusFigures } from './BonusFigures.tsx';
import { BonusRules } from './BonusRules.tsx';
import styles from './Bonus.module.css';
import { RewardStatusPill } from './RewardStatusPill.tsx';

/** A bonus, or cash with turnover: how far it is, what holds until then, and how to give it up. */
export function BonusCard({ bonus, onGiveUp }: { bonus: Bonus; onGiveUp: () => void }) {
  const say = useTexts('reward');
  const money = useMoneyText(bonus.currency);
  const { rewardId, title, kind, status, requiredMicro, progressMicro, leftMicro } = bonus;
  const isInPlay = bonus.openRounds > 0;
  const isQueued = status === 'queued';
  return (
    <Card as="li" className={styles.bonus} aria-labelledby={`bonus-${rewardId}`}>
      <div className={styles.top}>
        <h2 id={`bonus-${rewardId}`} className={styles.name}>
          {title}
        </h2>
        <RewardStatusPill status={status} />
      </div>
      {isQueued ? <p>{say('reward:bonus.queued')}</p> : null}
      {requiredMicro === '0' ? null : (
        <ProgressMeter
          label={say('reward:bonus.turnover')}
          doneMicro={BigInt(progressMicro)}
          allMicro={BigInt(requiredMicro)}
          text={say('reward:bonus.progress', {
            done: money(progressMicro),
            all: money(requiredMicro),
            left: money(leftMicro),
          })}
        />
      )}
      <BonusFigures bonus={bonus} />
      <BonusRules bonus={bonus} />
      {kind === 'bonus' ? (
        <div className={styles.giveUp}>
          <Button
            tone="secondary"
            disabled={isInPlay}
            aria-describedby={isInPlay ? `bonus-${rewardId}-reason` : undefined}
            onClick={onGiveUp}
          >
            {say('reward:forfeit')}
            <span className="visually-hidden">{title}</span>
          </Button>
          {isInPlay ? (
            <p id={`bonus-${rewardId}-reason`} className={styles.quiet}>
              {say('reward:forfeit.inPlay', { count: bonus.openRounds })}
            </p>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
