import type { Reward } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { claimEffect } from './claim-effect.ts';
import styles from './RewardCentre.module.css';
import { RewardWorth } from './RewardWorth.tsx';

export interface ClaimableRewardProps {
  reward: Reward;
  isBonusRunning: boolean;
  onClaimed: (text: string) => void;
}

/** A reward with what claiming it does, and until when it can be claimed. */
export function ClaimableReward({ reward, isBonusRunning, onClaimed }: ClaimableRewardProps) {
  const say = useTexts('reward');
  const problemText = useProblemText();
  const money = useMoneyText(reward.currency);
  const { run, pending, problem } = useCommand('claimReward');
  const { rewardId, title, source, turnoverMicro } = reward;
  const claim = async (): Promise<void> => {
    const outcome = await run({ params: { rewardId }, body: {} });
    if (!outcome.ok) return;
    const isQueued = outcome.value.status === 'queued';
    onClaimed(say(isQueued ? 'reward:claimed.queued' : 'reward:claimed', { title }));
  };
  return (
    <Card as="li" className={styles.reward}>
      <div className={styles.top}>
        <h2 className={styles.name}>{title}</h2>
        <Pill>{say(`reward:source.${source}`)}</Pill>
      </div>
      <p className={styles.worth}>
        <RewardWorth reward={reward} />
      </p>
      <p>
        {say(`reward:effect.${claimEffect(reward, isBonusRunning)}`, {
          turnover: money(turnoverMicro),
        })}
      </p>
      <Expiry at={reward.expiresAt} />
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div>
        <Button pending={pending} onClick={() => void claim()}>
          {say('reward:claim')}
          <span className="visually-hidden">{title}</span>
        </Button>
      </div>
    </Card>
  );
}

/** The last day says so in words. */
function Expiry({ at }: { at: string | null }) {
  const say = useTexts('reward');
  const locale = useLocale();
  if (at === null) return null;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const time = new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' });
  return (
    <p className={styles.quiet}>
      {isToday ? (
        <strong className={styles.today}>{say('reward:expires.today', { time })}</strong>
      ) : (
        say('reward:expires', { at: formatMoment(at, locale) })
      )}
    </p>
  );
}
