import type {
  OfficeReferral,
  Referral,
  ReferralSignal,
  ReferralStatus,
} from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { referralReviewList } from '#domain/agent/referral-review-list.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

const PAGE = 20;

/** Friends whom a member invited, newest first. That staff look at one is not told. */
export async function listReferrals(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE }: RequestOf<'listReferrals'>['query'],
): Promise<ReplyOf<'listReferrals'>> {
  let rows = db
    .selectFrom('referral as r')
    .innerJoin('member as m', 'm.id', 'r.friend_id')
    .selectAll('r')
    .select('m.username')
    .where('r.brand', '=', brand)
    .where('r.referrer_id', '=', memberId)
    .orderBy('r.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('r.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row): Referral => ({
    referralId: String(row.id),
    account: maskAccount(row.username),
    status: row.status as ReferralStatus,
    joinedAt: row.joined_at.toISOString(),
    depositedMicro: String(row.deposited_micro),
    playedMicro: String(row.played_micro),
    rewardMicro: String(row.reward_micro),
  }));
}

/** What a member has earned by invited friends, in micro-units. */
export async function referralEarned(db: Db, { brand, memberId }: MemberKey): Promise<bigint> {
  const { earned } = await db
    .selectFrom('referral')
    .select(sql<bigint>`coalesce(sum(reward_micro), 0)::bigint`.as('earned'))
    .where('brand', '=', brand)
    .where('referrer_id', '=', memberId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return earned;
}

function officeRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('referral as r')
    .innerJoin('member as m', 'm.id', 'r.referrer_id')
    .innerJoin('member as f', 'f.id', 'r.friend_id')
    .selectAll('r')
    .select(['m.username as referrer', 'm.username_key as referrer_key'])
    .select(['f.username as friend', 'f.username_key as friend_key'])
    .where('r.brand', 'in', brands);
}

type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeRows>['execute']>>[number];

function officeView(row: OfficeRow): OfficeReferral {
  return {
    brand: row.brand,
    referralId: String(row.id),
    referrerId: String(row.referrer_id),
    referrer: row.referrer,
    friendId: String(row.friend_id),
    friend: row.friend,
    status: row.status as ReferralStatus,
    signals: row.signals as ReferralSignal[],
    currency: row.currency,
    rewardMicro: String(row.reward_micro),
    joinedAt: row.joined_at.toISOString(),
  };
}

/** Referrals; a review decides on those with signs of one person behind both accounts. */
export const referralReviewDesk = desk({
  list: referralReviewList,
  rows: (db, { brands }) => officeRows(db, brands),
  item: (row: OfficeRow) => officeView(row),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'review'), order: 'id', waits: true },
    all: {},
  },
  filters: {
    username: (eb, username) => {
      const key = usernameKey(username);
      return eb.or([eb('d.referrer_key', '=', key), eb('d.friend_key', '=', key)]);
    },
  },
  total: 'reward_micro',
  since: 'joined_at',
});

/** @throws Problem REFERRAL_NOT_FOUND */
export async function readReferral(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<OfficeReferral> {
  const row = await officeRows(db, [brand])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('REFERRAL_NOT_FOUND'));
  return officeView(row);
}
