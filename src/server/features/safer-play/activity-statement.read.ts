import { sql } from 'kysely';
import type { ActivityStatement } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { MAX_DAYS } from '#domain/record/period.ts';
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  activityKindOf,
} from '#domain/safer-play/activity-kind.ts';
import { minutesSignedIn } from '#domain/safer-play/signed-in-time.ts';
import { signedInTimes } from '../../account/safer-play/signed-in.read.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import { idBefore } from '../../ledger/id-before.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

/** An id is made when its movement is asked for, at most so long before. */
const ID_AHEAD_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * What happened to a player's own money, free and held, within a time. Bonus money is none of it until it
 * is released. Reads the member's movements from the beginning to now, so that opening and closing money
 * follow from the balance and the ledger alone.
 * @throws Problem INVALID_PERIOD
 */
export async function activityStatement(
  tx: Tx,
  { from, to, ...wallet }: WalletKey & { from: Date; to: Date },
  clock: Clock,
): Promise<ActivityStatement> {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (!(days > 0 && days <= MAX_DAYS)) {
    throw new Problem('INVALID_PERIOD', { fields: { '/to': { code: 'END_BEFORE_START' } } });
  }
  const now = clock.now();
  const { cash, locked } = await balanceOf(tx, wallet, wallet.currency);
  const rows = await sumsByKind(tx, wallet, from, to, now);
  const sum = (of: readonly SumRow[]): bigint => of.reduce((all, { amount }) => all + amount, 0n);
  const within = rows.filter(({ later }) => !later);
  const closing = cash + locked - sum(rows.filter(({ later }) => later));
  const { sessions } = await signedInTimes(tx, wallet, from, clock);
  const lineOf = (kind: ActivityKind) => {
    const own = within.filter((row) => activityKindOf(row.kind) === kind);
    const count = own.reduce((all, row) => all + Number(row.count), 0);
    return { kind, count, amountMicro: String(sum(own)) };
  };
  return {
    currency: wallet.currency,
    from: from.toISOString(),
    to: to.toISOString(),
    openingMicro: String(closing - sum(within)),
    closingMicro: String(closing),
    lines: ACTIVITY_KINDS.map(lineOf).filter(({ count }) => count > 0),
    minutesSignedIn: minutesSignedIn(sessions, from, to < now ? to : now),
  };
}

interface SumRow {
  kind: string;
  /** After the time that is asked for. */
  later: boolean;
  count: bigint;
  amount: bigint;
}

async function sumsByKind(
  tx: Tx,
  { brand, memberId, currency }: WalletKey,
  from: Date,
  to: Date,
  now: Date,
): Promise<readonly SumRow[]> {
  const firstId = idBefore(now.getTime() - from.getTime() + ID_AHEAD_MS);
  const { rows } = await sql<SumRow>`
    select kind, later, count(*) filter (where amount <> 0) as count,
      coalesce(sum(amount), 0)::bigint as amount
    from (
      select t.kind, t.created_at >= ${to}::timestamptz as later, sum(e.amount)::bigint as amount
      from transfer t
      join entry e on e.shard = t.shard and e.transfer_id = t.id
      where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
        and t.id >= ${firstId}::bigint and t.brand = ${brand}::text
        and t.created_at >= ${from}::timestamptz
        and e.account_id = any(
          select a.id from ledger_account a
          where a.shard = ${shardOf(memberId)}::int and a.brand = ${brand}::text
            and a.owner_kind = 'member' and a.owner_id = ${String(memberId)}::text
            and a.currency = ${currency}::text and a.kind in ('cash', 'locked')
        )
      group by t.id, t.kind, t.created_at
    ) movement
    group by kind, later
  `.execute(tx);
  return rows;
}
