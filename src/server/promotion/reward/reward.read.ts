import type { Reward, RewardKind, RewardSource, RewardStatus } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { sql } from 'kysely';
import type { RewardRow } from './reward.store.ts';
import { rewardTitles } from '../campaign/campaign.read.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** In whose words rewards are shown: languages in the order of preference, and names of games. */
export interface RewardWords {
  readonly languages: readonly string[];
  readonly gameName: (gameCode: string) => string;
}

const REWARD_PAGE = 20;

/** What can be claimed, the first to expire first. */
export async function claimableRewards(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  now: Date,
  words: RewardWords,
): Promise<ReplyOf<'listRewards'>> {
  const rows = await db
    .selectFrom('reward')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'available')
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(100)
    .execute();
  return { items: await rewardViews(db, rows, words), nextCursor: null };
}

/** Everything else, newest first. */
export async function pastRewards(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = REWARD_PAGE }: Partial<PageQuery>,
  words: RewardWords,
): Promise<ReplyOf<'listRewards'>> {
  let query = db
    .selectFrom('reward')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '<>', 'available')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('id', '<', cursorId(cursor));
  const rows = await query.execute();
  const views = await rewardViews(db, rows, words);
  const shown = new Map(rows.map(({ id }, index) => [id, views[index]]));
  return pageOf(rows, limit, ({ id }) => {
    const view = shown.get(id);
    if (view === undefined) throw new Error(`reward ${id} has no view`);
    return view;
  });
}

/** One reward of the member. @throws Problem REWARD_NOT_HERE */
export async function readReward(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  id: bigint,
  words: RewardWords,
): Promise<Reward> {
  const row = await db
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow(() => new Problem('REWARD_NOT_HERE'));
  const [view] = await rewardViews(db, [row], words);
  if (view === undefined) throw new Problem('REWARD_NOT_HERE');
  return view;
}

async function rewardViews(
  db: Db | Tx,
  rows: readonly RewardRow[],
  { languages, gameName }: RewardWords,
): Promise<Reward[]> {
  const titles = await rewardTitles(
    db,
    rows.map(({ id }) => id),
    languages,
  );
  return rows.map((row) => ({
    rewardId: String(row.id),
    promotionId: String(row.campaign_id),
    title: titles.get(row.id) ?? '',
    source: row.source as RewardSource,
    kind: row.kind as RewardKind,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    rounds: row.rounds,
    points: Number(row.points),
    gameName: row.game_code === null ? null : gameName(row.game_code),
    turnoverMicro: String(row.turnover_micro),
    status: row.status as RewardStatus,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.claimed_at === null ? row.expires_at.toISOString() : null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  }));
}

/** How many rewards wait, and when the first of them expires. */
export async function countClaimable(
  db: Db,
  { brand, memberId }: MemberKey,
  now: Date,
): Promise<{ claimable: number; missions: number; nextExpiryAt: string | null }> {
  const row = await db
    .selectFrom('reward')
    .select([
      sql<bigint>`count(*)::bigint`.as('waiting'),
      sql<bigint>`count(*) filter (where source = 'mission')::bigint`.as('missions'),
      sql<Date | null>`min(expires_at)`.as('first'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'available')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return {
    claimable: Number(row.waiting),
    missions: Number(row.missions),
    nextExpiryAt: row.first?.toISOString() ?? null,
  };
}
