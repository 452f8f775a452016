import { sql } from 'kysely';
import type { SystemAccount } from '#domain/ledger/account-kind.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';

/** A payment to many members of one kind of earning: written first, then posted under its own number. */
export interface CreditRun {
  readonly id: bigint;
  readonly brand: string;
  readonly currency: string;
}

/** A line that is paid, or taken back where its amount is below zero. */
export interface RunLine {
  readonly lineId: bigint;
  readonly memberId: bigint;
  readonly amountMicro: bigint;
}

/** Members of one page of what is taken back. */
const MOST_MEMBERS = 5_000;

/** Runs that were written and not posted: a node died between, or the posting failed. */
export const unpostedRuns = (db: Db, purpose: string): Promise<CreditRun[]> =>
  db
    .selectFrom('credit_run')
    .select(['id', 'brand', 'currency'])
    .where('purpose', '=', purpose)
    .where('posted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Writes a run with its lines; the caller marks the lines as paid in the same transaction. */
export async function writeRun(
  tx: Tx,
  of: { purpose: string; brand: string; currency: string },
  lines: readonly RunLine[],
  clock: Clock,
): Promise<CreditRun> {
  const { purpose, brand, currency } = of;
  const run = { id: newId(), brand, currency };
  await tx
    .insertInto('credit_run')
    .values({ ...run, purpose, created_at: clock.now() })
    .execute();
  await sql`
    insert into credit_payment (run_id, member_shard, member_id, line_id, amount_micro)
    select ${run.id}::bigint, p.* from unnest(
      ${lines.map(({ memberId }) => shardOf(memberId))}::int[],
      ${lines.map(({ memberId }) => memberId)}::bigint[],
      ${lines.map(({ lineId }) => lineId)}::bigint[],
      ${lines.map(({ amountMicro }) => amountMicro)}::bigint[]
    ) as p
  `.execute(tx);
  return run;
}

export interface RunPosting {
  readonly db: Db;
  readonly ledger: Pick<Ledger, 'post' | 'postSet'>;
  readonly clock: Clock;
  /** Provider of these payments in the ledger. */
  readonly provider: string;
  readonly kind: LedgerKind;
  readonly against: SystemAccount;
  /** Takes an amount back from a member. */
  readonly returnPostings: (amountMicro: bigint) => readonly Posting[];
}

/**
 * Credits what a run comes to for each member, and takes back where corrections outweigh. It continues
 * after a stop at any point: each credit has a fixed reference.
 */
export async function postRun(posting: RunPosting, run: CreditRun): Promise<void> {
  const { db, ledger, clock, provider, kind } = posting;
  const { id, brand, currency } = run;
  const outcome = await ledger.postSet({
    brand,
    currency,
    provider,
    setRef: String(id),
    kind,
    against: posting.against,
    read: (shard, after, limit) => memberSums(db, id, '> 0', { shard, after, limit }),
  });
  const [refused] = outcome.refused;
  if (refused !== undefined) {
    throw new Error(`member ${refused.memberId} was not paid: ${refused.reason}`);
  }
  for (const { memberId, amountMicro } of await memberSums(db, id, '< 0', null)) {
    const taken = await ledger.post({
      brand,
      memberId,
      currency,
      provider,
      externalRef: `${id}:${memberId}`,
      kind,
      postings: posting.returnPostings(-amountMicro),
    });
    if (taken.status !== 'posted') {
      throw new Error(`member ${memberId} kept a payment: ${taken.reason}`);
    }
  }
  await db.updateTable('credit_run').set({ posted_at: clock.now() }).where('id', '=', id).execute();
}

/** Members of a run whose sum has the sign, ascending. @param page null: all, over all shards */
async function memberSums(
  db: Db,
  runId: bigint,
  sign: '> 0' | '< 0',
  page: { shard: number; after: bigint; limit: number } | null,
): Promise<{ memberId: bigint; amountMicro: bigint }[]> {
  const { rows } = await sql<{ member_id: bigint; amount: bigint }>`
    select member_id, sum(amount_micro)::bigint as amount
    from credit_payment
    where run_id = ${runId}::bigint
      and (${page?.shard ?? null}::int is null or member_shard = ${page?.shard ?? null}::int)
      and member_id > ${page?.after ?? 0n}::bigint
    group by member_id having sum(amount_micro) ${sql.raw(sign)}
    order by member_id limit ${page?.limit ?? MOST_MEMBERS}::int
  `.execute(db);
  return rows.map((row) => ({ memberId: row.member_id, amountMicro: row.amount }));
}
