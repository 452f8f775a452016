import { dayIn, periodOf } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type {
  Campaign,
  CampaignTimes,
  CampaignTriggerKind,
  PromotionObstacle,
} from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { listExclusions } from '../../account/exclusion.store.ts';
import { levelOf } from '../../vip/level.read.ts';
import { isRunning, type PublishedCampaign } from './campaign.read.ts';
import { missionOccasion, periodAt } from '../mission/goals-reached.read.ts';
import { factReader } from './facts.read.ts';
import { offerChoice } from './offer-choice.store.ts';

/** A withdrawal that the player took back so recently was taken back to play a bonus. */
const TAKEN_BACK_HOURS = 24;

export interface ReckonedAt {
  readonly now: Date;
  /** That of the team figures. */
  readonly timeZone: string;
  /** A reward is judged that is given for one occasion, which counts by itself. */
  readonly isOccasion?: boolean;
}

/** Campaigns that give one reward for each occasion: a period, a level, a place, a draw. */
const BY_OCCASION: ReadonlySet<CampaignTriggerKind> = new Set([
  'mission',
  'level',
  'birthday',
  'board',
  'rain',
]);

/**
 * Why a member may have no reward at all at the moment, whatever the campaign; null: nothing stands in
 * the way. Player protection comes first: no bonus for excluded, blocked and limited members.
 */
export async function memberObstacle(
  db: Db | Tx,
  member: MemberKey,
  now: Date,
): Promise<Extract<PromotionObstacle, 'optedOut' | 'limited' | 'excluded' | 'blocked'> | null> {
  const { status } = await db
    .selectFrom('member')
    .select('status')
    .where('id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .executeTakeFirstOrThrow();
  if (status !== 'active') return 'blocked';
  const exclusions = await listExclusions(db, member);
  const at = now.toISOString();
  if (exclusions.some(({ endsAt }) => endsAt === null || endsAt > at)) return 'excluded';
  const { optedOut, limited } = await offerChoice(db, member);
  if (limited) return 'limited';
  return optedOut ? 'optedOut' : null;
}

/** Why a member gets no reward of a campaign at the moment; null: it may be given. */
export async function campaignObstacle(
  db: Db | Tx,
  campaign: PublishedCampaign,
  member: MemberKey,
  moment: ReckonedAt,
): Promise<PromotionObstacle | null> {
  const { now } = moment;
  const own = await memberObstacle(db, member, now);
  if (own !== null) return own;
  if (now < campaign.startsAt) return 'notStarted';
  const { document } = campaign;
  const isJudged = moment.isOccasion === true && BY_OCCASION.has(document.trigger.kind);
  // What happened before the end may be counted after it.
  if (isJudged ? campaign.state !== 'live' : !isRunning(campaign, now)) return 'ended';
  if (!(await isAudience(db, document.audience, member, now))) return 'audience';
  if (!isJudged && (await receivedIn(db, campaign, member, moment)) >= document.timesPerMember) {
    return 'timesReached';
  }
  if (campaign.budgetMicro !== null && campaign.spentMicro >= campaign.budgetMicro) {
    return 'budgetSpent';
  }
  const facts = factReader(db, member, { timeZone: moment.timeZone, at: now });
  if (!(await facts.meet(document.conditions))) return 'conditions';
  const takesBonus = document.reward.kind === 'bonus';
  return takesBonus && (await tookWithdrawalBack(db, member, now)) ? 'withdrawalTakenBack' : null;
}

const DAY_MS = 86_400_000;

export async function isAudience(
  db: Db | Tx,
  audience: Campaign['audience'],
  { brand, memberId }: MemberKey,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select(['account_type', 'created_at'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (isAgentType(row.account_type) ? !audience.agents : row.account_type !== 0) return false;
  const days = audience.registeredWithinDays;
  if (days > 0 && now.getTime() - row.created_at.getTime() > days * DAY_MS) return false;
  if (audience.level > 0 && (await levelOf(db, { brand, memberId })) < audience.level) return false;
  if (audience.tags.length === 0 && audience.withoutTags.length === 0) return true;
  const tagged = await db
    .selectFrom('member_tag')
    .select('tag')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  const tags = new Set(tagged.map(({ tag }) => tag));
  const has = audience.tags.length === 0 || audience.tags.some((tag) => tags.has(tag));
  return has && !audience.withoutTags.some((tag) => tags.has(tag));
}

/** Rewards of the campaign that a member was given in the running period. */
export async function receivedIn(
  db: Db | Tx,
  campaign: PublishedCampaign,
  { memberId }: MemberKey,
  { now, timeZone }: ReckonedAt,
): Promise<number> {
  if (campaign.document.trigger.kind === 'mission') {
    return receivedFor(db, campaign, memberId, missionOccasion(periodAt(campaign, now, timeZone)));
  }
  const { id, document } = campaign;
  const from = startOf(document.timesPer, dayIn(timeZone, now));
  const { rows } = await sql<{ rewards: bigint }>`
    select count(*)::bigint as rewards from reward
    where campaign_id = ${id}::bigint and member_id = ${memberId}::bigint
      and status not in ('rejected', 'reversed')
      and to_char(created_at at time zone ${timeZone}::text, 'YYYY-MM-DD') >= ${from}::text
  `.execute(db);
  return Number(rows[0]?.rewards ?? 0n);
}

async function receivedFor(
  db: Db | Tx,
  { id }: PublishedCampaign,
  memberId: bigint,
  occasion: string,
): Promise<number> {
  const row = await db
    .selectFrom('reward')
    .select('id')
    .where('campaign_id', '=', id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', occasion)
    .where('status', 'not in', ['rejected', 'reversed'])
    .executeTakeFirst();
  return Number(row !== undefined);
}

function startOf(times: CampaignTimes, today: string): string {
  return times === 'campaign' ? '0000-01-01' : periodOf(today, times).from;
}

async function tookWithdrawalBack(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - TAKEN_BACK_HOURS * 3_600_000);
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'cancelled')
    .where('ended_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
