import type { ListRollupDaysValue, RollupDay } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AgentDesk.module.css';
import { RollupTable } from './RollupTable.tsx';

/** One brand's latest days: what was recorded, and what the team figures count. */
export function RollupHealthDesk({ brand }: { brand: string }) {
  const { may } = useStaff();
  const state = useQuery('listRollupDays', { params: { brand } }, { everyMs: REFRESH_MS });
  // The days do not name their currency. Without this permission the amounts show none.
  const policy = useQuery(
    'getAgentPolicy',
    { params: { brand } },
    { enabled: may('brand.read'), once: true },
  );
  return (
    <DeskState state={state} lines={6}>
      {(health) => (
        <div className={styles.parts}>
          <Summary days={health.items} />
          <HealthFacts health={health} />
          {health.items.length === 0 ? null : (
            <RollupTable
              brand={brand}
              days={health.items}
              currency={policy.value?.currency ?? ''}
              onChecked={state.refresh}
            />
          )}
        </div>
      )}
    </DeskState>
  );
}

function HealthFacts({ health }: { health: ListRollupDaysValue }) {
  const say = useTexts('agent-desk');
  return (
    <Facts
      facts={[
        {
          id: 'waiting',
          label: say('agent-desk:figures.waitingEvents'),
          value: say('agent-desk:figures.events', { count: health.waitingEvents }),
        },
        { id: 'zone', label: say('agent-desk:policy.timeZone'), value: health.timeZone },
      ]}
    />
  );
}

function Summary({ days }: { days: readonly RollupDay[] }) {
  const say = useTexts('agent-desk');
  const checked = days.filter(({ checkedAt }) => checkedAt !== null);
  const faulty = checked.filter(({ isSound }) => !isSound).length;
  const unchecked = days.length - checked.length;
  if (checked.length === 0) {
    return (
      <Notice title={say('agent-desk:figures.unchecked')}>
        {say('agent-desk:figures.unchecked.text')}
      </Notice>
    );
  }
  return faulty === 0 ? (
    <Notice tone="good" title={say('agent-desk:figures.sound', { count: checked.length })}>
      {unchecked === 0 ? null : say('agent-desk:figures.left', { count: unchecked })}
    </Notice>
  ) : (
    <Notice tone="problem" title={say('agent-desk:figures.faulty', { count: faulty })}>
      {say('agent-desk:figures.faulty.text')}
    </Notice>
  );
}
