import type { CampaignTimes, Mission } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { MissionCard } from './MissionCard.tsx';
import styles from './Missions.module.css';

/** Groups in the order of their periods, the shortest first. */
const GROUPS: readonly CampaignTimes[] = ['day', 'week', 'month', 'campaign'];

export interface MissionGroupsProps {
  missions: readonly Mission[];
  onClaimed: (title: string, text: string) => void;
}

/** Missions grouped by how often they start again. */
export function MissionGroups({ missions, onClaimed }: MissionGroupsProps) {
  const say = useTexts('mission');
  if (missions.length === 0) {
    return (
      <EmptyState icon="flag" title={say('mission:empty')}>
        {say('mission:emptyText')}
      </EmptyState>
    );
  }
  return GROUPS.map((group) => {
    const own = missions.filter(({ timesPer }) => timesPer === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group} aria-labelledby={`missions-${group}`}>
        <h2 id={`missions-${group}`} className={styles.heading}>
          {say(`mission:group.${group}`)}
        </h2>
        <ul className={styles.grid}>
          {own.map((mission) => (
            <MissionCard
              key={mission.promotion.promotionId}
              mission={mission}
              onClaimed={onClaimed}
            />
          ))}
        </ul>
      </section>
    );
  });
}
