import type { Campaign, RewardGrant } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import { rewardAmountMicro } from '#domain/promotion/reward-amount.ts';
import { rewardGrantList } from '#domain/promotion/reward-grant-list.ts';
import { findPublished, isRunning, titleOf } from '../../../promotion/campaign/campaign.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { desk } from '../../../platform/desk/desk.ts';
import type { DeskScope } from '../../../platform/desk/desk-scope.ts';
import { newId } from '../../../platform/id.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { requireStillMay } from '../../../platform/session/require-still-may.ts';
import { usernameKey } from '../../../platform/session/username-key.ts';
import { refusalOf } from './application-queue.ts';
import type { LanguageOf } from './brand-language.ts';

const DAY_MS = 86_400_000;

const grantRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('reward_grant as g')
    .innerJoin('campaign as c', 'c.id', 'g.campaign_id')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'g.member_id').onRef('m.brand', '=', 'g.brand'),
    )
    .leftJoin('staff as s', 's.id', 'g.requested_by')
    .leftJoin('staff as d', 'd.id', 'g.decided_by')
    .selectAll('g')
    .select(['c.draft', 'm.username', 'm.username_key'])
    .select(['s.display_name as asker', 'd.display_name as decider'])
    .where('g.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof grantRows>['execute']>>[number];

export interface GrantLook {
  readonly language: string;
  readonly staffId: bigint;
}

/** Rewards that one person asked for; another decides on those that wait. */
export function rewardGrantDesk(languageOf: LanguageOf) {
  return desk({
    list: rewardGrantList,
    rows: (db, { brands }) => grantRows(db, brands),
    item: (row: Row, { staff }: DeskScope) =>
      viewOf(row, { language: languageOf(row.brand), staffId: staff.staffId }),
    views: {
      waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
      all: {},
    },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    },
    total: 'amount_micro',
    since: 'requested_at',
  });
}

/** @throws Problem GRANT_NOT_FOUND */
export async function readGrant(
  db: Db | Tx,
  brand: string,
  id: bigint,
  look: GrantLook,
): Promise<RewardGrant> {
  const row = await grantRows(db, [brand])
    .where('g.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('GRANT_NOT_FOUND'));
  return viewOf(row, look);
}

function viewOf(row: Row, { language, staffId }: GrantLook): RewardGrant {
  return {
    brand: row.brand,
    grantId: String(row.id),
    campaignId: String(row.campaign_id),
    campaignTitle: titleOf(row.draft as Campaign, [language]),
    memberId: String(row.member_id),
    account: row.username,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    reason: row.reason,
    status: row.status as RewardGrant['status'],
    requestedBy: row.asker ?? '',
    isOwn: row.requested_by === staffId,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export interface GrantRequest extends MemberKey {
  readonly currency: string;
  readonly campaignId: bigint;
  readonly reason: string;
  readonly staffId: bigint;
  readonly dailyCapMicro: bigint;
}

/**
 * Asks for a reward of a campaign that staff give; nothing is given until a second person approves.
 * @returns the grant's id
 * @throws Problem CAMPAIGN_NOT_FOUND for one that staff do not give, CAMPAIGN_NOT_LIVE, GRANT_CAP_REACHED
 */
export async function requestGrant(tx: Tx, clock: Clock, request: GrantRequest): Promise<bigint> {
  const { brand, memberId, currency, campaignId, reason, staffId } = request;
  const member = { brand, memberId };
  await lockMember(tx, member);
  const campaign = await findPublished(tx, brand, campaignId);
  if (campaign === null || campaign.document.trigger.kind !== 'staff') {
    throw new Problem('CAMPAIGN_NOT_FOUND');
  }
  const now = clock.now();
  if (!isRunning(campaign, now)) throw new Problem('CAMPAIGN_NOT_LIVE');
  const amountMicro = rewardAmountMicro(campaign.document.reward, { depositMicro: 0n, currency });
  const before = await grantedSince(tx, memberId, new Date(now.getTime() - DAY_MS));
  if (before + amountMicro > request.dailyCapMicro) throw new Problem('GRANT_CAP_REACHED');
  const id = newId();
  await tx
    .insertInto('reward_grant')
    .values({
      id,
      brand,
      campaign_id: campaignId,
      member_id: memberId,
      currency,
      amount_micro: amountMicro,
      reason,
      status: 'waiting',
      requested_by: staffId,
      requested_at: now,
    })
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'requestRewardGrant',
    subject: String(memberId),
    before: null,
    after: { campaignId: String(campaignId), amountMicro: String(amountMicro), currency },
    reason,
    at: now,
  });
  return id;
}

async function grantedSince(tx: Tx, memberId: bigint, since: Date): Promise<bigint> {
  const { granted } = await tx
    .selectFrom('reward_grant')
    .select(sql<bigint>`coalesce(sum(amount_micro), 0)::bigint`.as('granted'))
    .where('member_id', '=', memberId)
    .where('requested_at', '>', since)
    .where('status', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return granted;
}

export interface GrantDecision {
  readonly brand: string;
  readonly grantId: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
  readonly timeZone: string;
}

/**
 * The second person gives the reward, or refuses it.
 * @throws Problem GRANT_NOT_FOUND, SECOND_PERSON_NEEDED, STAFF_ACT_LAPSED, CAMPAIGN_NOT_LIVE,
 * BUDGET_SPENT, NOT_ELIGIBLE
 */
export async function decideGrant(
  tx: Tx,
  clock: Clock,
  { brand, grantId, decision, reason, staffId, timeZone }: GrantDecision,
): Promise<void> {
  const row = await tx
    .selectFrom('reward_grant')
    .selectAll()
    .where('id', '=', grantId)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('GRANT_NOT_FOUND'));
  const at = clock.now();
  if (decision === 'approve') {
    if (row.requested_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
    await requireStillMay(tx, row.requested_by, { permission: 'promotion.edit', brand });
    const campaign = await findPublished(tx, brand, row.campaign_id);
    if (campaign === null || !isRunning(campaign, at)) throw new Problem('CAMPAIGN_NOT_LIVE');
    const given = await giveReward(
      tx,
      clock,
      campaign,
      {
        brand,
        memberId: row.member_id,
        currency: row.currency,
        source: 'staff',
        occasion: `grant:${grantId}`,
      },
      timeZone,
    );
    if (!given.given) throw refusalOf(given.obstacle);
  }
  await tx
    .updateTable('reward_grant')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', grantId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideRewardGrant',
    subject: String(row.member_id),
    before: { status: 'waiting' },
    after: { decision, grantId: String(grantId) },
    reason,
    at,
  });
}
