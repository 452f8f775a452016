import type { OfficeBoard } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { NEW_GOAL } from '#domain/mission/goal.ts';
import type { MissionGoal } from '#contract/generated/types.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import type { TestMember } from './members.ts';
import { type CampaignChange, cashBy, promotionCalls, UNIT } from './promotions.ts';
import type { TestApp } from './test-app.ts';

/** A goal of rounds, one by default. */
export const goalOf = (change: Partial<MissionGoal> = {}): MissionGoal => ({
  ...NEW_GOAL,
  fact: 'rounds',
  least: '1',
  ...change,
});

/** A mission that gives cash once for all. */
export const missionOf = (
  goals: readonly MissionGoal[],
  more: CampaignChange = {},
): CampaignChange => ({
  ...cashBy('mission', 3n * UNIT, more),
  timesPerMember: 1,
  trigger: { ...cashBy('mission').trigger, goals: [...goals] },
});

/** What players and staff do with missions and boards again and again, through the front door. */
export function missionCalls(app: () => TestApp) {
  const calls = promotionCalls(app);
  const run = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      for (let hop = 0; hop < 2; hop += 1) await app().server.relay.settle();
      const job = app().server.jobs.find((known) => known.name === name);
      if (job === undefined) throw new Error(`no job ${name}`);
      await job.run(NO_FENCE);
    }
    await app().server.relay.settle();
  };
  const summary = (member: Pick<TestMember, 'token'>) =>
    calls.get<ReplyOf<'getMissionSummary'>>(member, '/mission/summary');
  const missionIn = async (member: Pick<TestMember, 'token'>, id: string) => {
    const { missions } = await summary(member);
    return missions.find(({ promotion }) => promotion.promotionId === id);
  };
  /** Rewards of a campaign that wait for a player. */
  const waiting = async (member: TestMember, id: string) =>
    (await calls.claimable(member)).filter(({ promotionId }) => promotionId === id);
  const ranks = (member: Pick<TestMember, 'token'>, id: string, limit = 20) =>
    calls.get<ReplyOf<'getMissionLeaderboard'>>(
      member,
      `/mission/leaderboard?missionId=${id}&limit=${limit}`,
    );
  const boards = async () =>
    (await calls.office<ReplyOf<'listBoards'>>('GET', '/boards?view=all')).body.value.items;
  const decide = (id: string, body: object, who?: string) =>
    calls.office<OfficeBoard>(
      'POST',
      `/boards/${id}/decision`,
      { reason: 'a test needs it', ...body },
      who,
    );
  const remove = (id: string, body: object) =>
    calls.office<OfficeBoard>('POST', `/boards/${id}/removal`, {
      reason: 'two accounts of one person',
      ...body,
    });
  return { ...calls, run, summary, missionIn, waiting, ranks, boards, decide, remove };
}
