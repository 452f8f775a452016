import type { GoalState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { ProgressMeter } from '../../../frame/ProgressMeter.tsx';
import styles from './Missions.module.css';
import { useGoalWords } from './useGoalWords.ts';

export interface MissionGoalsProps {
  goals: readonly GoalState[];
  currency: string;
}

/** The goals of a mission, with the player's progress. Visitors see the goals alone. */
export function MissionGoals({ goals, currency }: MissionGoalsProps) {
  const say = useTexts('mission');
  const { hasWallet } = useSession();
  const { sentence, limits, value } = useGoalWords(currency);
  return (
    <ul className={styles.goals}>
      {goals.map(({ goal, now, isMet }, index) => {
        const restrictions = limits(goal);
        return (
          // The goals of a version never change their order.
          <li key={index} className={styles.goal}>
            {hasWallet ? (
              <ProgressMeter
                label={sentence(goal)}
                doneMicro={BigInt(now)}
                allMicro={BigInt(goal.least)}
                text={say('mission:progress', {
                  now: value(goal, now),
                  least: value(goal, goal.least),
                })}
              />
            ) : (
              <p>{sentence(goal)}</p>
            )}
            {restrictions.length === 0 ? null : (
              <p className={styles.quiet}>{restrictions.join(' ')}</p>
            )}
            {hasWallet && isMet ? (
              <p className={styles.met}>
                <Icon name="check" size="small" />
                {say('mission:met')}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
