import type {
  Campaign,
  OfficeReward,
  ReferralSignal,
  RewardKind,
  RewardSource,
  RewardStatus,
} from '#contract/generated/types.ts';
import { heldRewardList } from '#domain/promotion/held-reward-list.ts';
import { sql } from 'kysely';
import { titleOf } from '../../../promotion/campaign/campaign.read.ts';
import { returnBudget } from '../../../promotion/reward/reward.store.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { desk } from '../../../platform/desk/desk.ts';
import { Problem } from '../../../platform/problem.ts';
import { usernameKey } from '../../../platform/session/username-key.ts';
import type { LanguageOf } from './brand-language.ts';

const rewardRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('reward as r')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'r.campaign_id').onRef('v.version', '=', 'r.version'),
    )
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'r.member_id').onRef('m.brand', '=', 'r.brand'),
    )
    .selectAll('r')
    .select(['v.document', 'm.username', 'm.username_key'])
    .where('r.brand', 'in', brands)
    .where(sql<boolean>`r.signals <> '[]'::jsonb`);

type Row = Awaited<ReturnType<ReturnType<typeof rewardRows>['execute']>>[number];

/** Rewards that signs of one person behind several accounts stopped; a review decides on those held. */
export function heldRewardDesk(languageOf: LanguageOf) {
  return desk({
    list: heldRewardList,
    rows: (db, { brands }) => rewardRows(db, brands),
    item: (row: Row) => viewOf(row, languageOf(row.brand)),
    views: {
      waiting: { where: (eb) => eb('d.status', '=', 'held'), order: 'id', waits: true },
      all: {},
    },
    sorts: { amount: ['amount_micro', 'number'] },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    },
    total: 'amount_micro',
    since: 'created_at',
  });
}

/** @throws Problem HELD_REWARD_NOT_FOUND */
export async function readHeldReward(
  db: Db | Tx,
  brand: string,
  id: bigint,
  language: string,
): Promise<OfficeReward> {
  const row = await rewardRows(db, [brand])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('HELD_REWARD_NOT_FOUND'));
  return viewOf(row, language);
}

function viewOf(row: Row, language: string): OfficeReward {
  return {
    brand: row.brand,
    rewardId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    title: titleOf(row.document as Campaign, [language]),
    source: row.source as RewardSource,
    kind: row.kind as RewardKind,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    signals: row.signals as ReferralSignal[],
    status: row.status as RewardStatus,
    createdAt: row.created_at.toISOString(),
  };
}

export interface HeldDecision {
  readonly brand: string;
  readonly rewardId: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
}

/**
 * Lets a held reward be claimed, with its whole time to claim from now on, or ends it.
 * @throws Problem HELD_REWARD_NOT_FOUND
 */
export async function decideHeldReward(
  tx: Tx,
  clock: Clock,
  { brand, rewardId, decision, reason, staffId }: HeldDecision,
): Promise<void> {
  const row = await tx
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', rewardId)
    .where('brand', '=', brand)
    .where('status', '=', 'held')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('HELD_REWARD_NOT_FOUND'));
  const at = clock.now();
  const claimMs = row.expires_at.getTime() - row.created_at.getTime();
  await tx
    .updateTable('reward')
    .set(
      decision === 'approve'
        ? { status: 'available', expires_at: new Date(at.getTime() + claimMs) }
        : { status: 'rejected', ended_at: at },
    )
    .where('id', '=', rewardId)
    .execute();
  if (decision === 'reject') await returnBudget(tx, row);
  await rewardChanged(tx, { brand, memberId: row.member_id }, clock);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideHeldReward',
    subject: String(row.member_id),
    before: { status: 'held', signals: row.signals },
    after: { decision, rewardId: String(rewardId) },
    reason,
    at,
  });
}
