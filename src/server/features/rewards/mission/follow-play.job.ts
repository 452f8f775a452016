import { missionPeriod } from '#domain/mission/mission-period.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { Parts } from '../../../parts.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import {
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import {
  brandsBehind,
  holdStart,
  moveStart,
  readStart,
} from '../../../play/earning/earning-start.store.ts';
import { type NumberedRound, settledAfter } from '../../../play/figures/settled-round.store.ts';
import { raiseLevels } from '../vip/raise-levels.ts';
import { scoreBoard } from './board.store.ts';
import { missionDifference, type MissionParts, settleMission } from './give-missions.ts';

/** Rounds that are looked at together. */
const CHUNK = 5_000;
export const MISSION_KIND = 'mission';

export type FollowParts = MissionParts & Pick<Parts, 'db'>;

/**
 * Brings missions and boards up to the settled rounds since the watermark. What a member has reached is read
 * from the figures, so that a round that is looked at twice counts once; the watermark follows when all of the
 * rewards are given.
 * @returns rounds that were looked at
 */
export async function followPlay(parts: FollowParts, fence: JobFence): Promise<number> {
  let read = 0;
  for (const brand of await brandsBehind(parts.db, MISSION_KIND)) {
    for (;;) {
      const rounds = await followChunk(parts, brand, fence);
      read += rounds;
      if (rounds < CHUNK) break;
    }
  }
  return read;
}

async function followChunk(parts: FollowParts, brand: string, fence: JobFence): Promise<number> {
  const { db } = parts;
  const key = { brand, kind: MISSION_KIND };
  const seq = await readStart(db, key);
  const settled = await settledAfter(db, brand, seq, CHUNK);
  const last = settled.at(-1);
  if (last === undefined) return 0;
  for (const campaign of await liveCampaigns(db, brand, ['mission', 'board'])) {
    await followCampaign(parts, campaign, settled);
  }
  await raiseLevels(parts, brand, [...new Set(settled.map(({ memberId }) => memberId))]);
  await inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    await holdStart(tx, key);
    await moveStart(tx, key, last.seq);
  });
  return settled.length;
}

async function followCampaign(
  parts: FollowParts,
  campaign: PublishedCampaign,
  settled: readonly NumberedRound[],
): Promise<void> {
  const { db, clock, brands } = parts;
  const { timeZone } = settingOf(brands.byId(campaign.brand), 'brandDay');
  const { kind } = campaign.document.trigger;
  const timesPer = kind === 'board' ? 'campaign' : campaign.document.timesPer;
  for (const [from, touched] of touchedPeriods(campaign, settled, { timeZone, timesPer })) {
    const days = missionPeriod(from, timesPer, { ...campaign, timeZone });
    const scope = { brand: campaign.brand, members: touched, days, timeZone };
    if (kind === 'board') {
      await inTransaction(db, (tx) => scoreBoard(tx, campaign, scope, clock.now()));
    } else await settleMission(parts, await missionDifference(db, campaign, scope));
  }
}

type Times = PublishedCampaign['document']['timesPer'];

/** Members whose rounds changed, by the first day of the periods that the rounds lie in. */
function touchedPeriods(
  campaign: PublishedCampaign,
  settled: readonly NumberedRound[],
  { timeZone, timesPer }: { timeZone: string; timesPer: Times },
): ReadonlyMap<string, readonly bigint[]> {
  const runs = { ...campaign, timeZone };
  const whole = missionPeriod('', 'campaign', runs);
  const touched = new Map<string, Set<bigint>>();
  for (const { day, memberId } of settled) {
    if (day < whole.from || day > whole.to) continue;
    const { from } = missionPeriod(day, timesPer, runs);
    const members = touched.get(from);
    if (members === undefined) touched.set(from, new Set([memberId]));
    else members.add(memberId);
  }
  return new Map([...touched].map(([from, members]) => [from, [...members]]));
}
