import { dayIn, type DayRange } from '#domain/day/day.ts';
import { isReached } from '#domain/mission/goal.ts';
import { missionPeriod } from '#domain/mission/mission-period.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { PublishedCampaign } from '../campaign/campaign.read.ts';
import { type GoalScope, goalValues } from './goal-value.read.ts';

/** The period of a mission that a moment lies in. */
export const periodAt = (campaign: PublishedCampaign, at: Date, timeZone: string): DayRange =>
  missionPeriod(dayIn(timeZone, at), campaign.document.timesPer, { ...campaign, timeZone });

/** The occasion of a mission's reward: each period gives one. */
export const missionOccasion = ({ from }: DayRange): string => `mission:${from}`;

/** Which of some members have reached all goals of a mission in a period. */
export async function goalsReached(
  db: Db | Tx,
  { document }: Pick<PublishedCampaign, 'document'>,
  scope: GoalScope,
): Promise<readonly bigint[]> {
  let members = scope.members;
  for (const goal of document.trigger.goals) {
    const values = await goalValues(db, goal, { ...scope, members });
    members = members.filter((memberId) => isReached(goal, values.get(memberId) ?? 0n));
  }
  return members;
}
