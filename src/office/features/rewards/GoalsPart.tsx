import { missionFacts } from '#contract/generated/enum-values.ts';
import { canRank, NEW_GOAL } from '#domain/mission/goal.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { GoalRow } from './GoalRow.tsx';
import styles from './PromotionDesk.module.css';

const MOST_GOALS = 5;

/** What players reach, or are ranked by. */
export function GoalsPart(props: CampaignPartProps & { gameCodes: readonly string[] }) {
  const { campaign, faultAt, set } = props;
  const say = useTexts('promotion-desk');
  const { trigger } = campaign;
  const { goals, kind } = trigger;
  const isBoard = kind === 'board';
  const fault = faultAt('/trigger/goals');
  const change = (changed: typeof goals): void => set({ trigger: { ...trigger, goals: changed } });
  return (
    <Panel title={say('promotion-desk:part.goals')}>
      <p className={styles.quiet}>
        {say(isBoard ? 'promotion-desk:hint.metric' : 'promotion-desk:hint.goals')}
      </p>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      <ul className={styles.rows}>
        {goals.map((goal, index) => (
          // A row below takes the place of a removed one: its fields begin again.
          <li key={`${goals.length} ${index}`}>
            <GoalRow
              {...props}
              goal={goal}
              pointer={`/trigger/goals/${index}`}
              facts={missionFacts.filter((fact) => !isBoard || canRank({ fact }))}
              onChange={(changed) => change(goals.with(index, changed))}
              onRemove={isBoard ? null : () => change(goals.toSpliced(index, 1))}
              number={index + 1}
            />
          </li>
        ))}
      </ul>
      {goals.length >= (isBoard ? 1 : MOST_GOALS) ? null : (
        <div>
          <Button tone="secondary" size="small" onClick={() => change([...goals, NEW_GOAL])}>
            <Icon name="plus" size="small" />
            {say('promotion-desk:addGoal')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
