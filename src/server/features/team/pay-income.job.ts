import { sql } from 'kysely';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { commissionReturnPostings } from '#domain/ledger/commission-postings.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { dayIn } from '#domain/agent/team-day.ts';
import { agentPolicyOf } from '../../brands/agent-policy.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Provider of incomes in the ledger. */
const PROVIDER = 'agent';
/** Lines of one payment. */
const MOST_LINES = 5_000;

type PayParts = Pick<Parts, 'db' | 'clock' | 'ledger' | 'brands'>;

/**
 * Pays what agents have earned: lotteries within seconds of the settlement, other categories once their
 * day is over. A payment is written first and then posted under its own number, so that a node that
 * dies between pays once. What a correction took from a line is taken back. Blocked agents wait.
 * @returns payments that were posted
 */
export async function payIncome(parts: PayParts, fence: JobFence): Promise<number> {
  const left = await unpostedRuns(parts.db);
  let posted = left.length;
  for (const run of left) await postRun(parts, run);
  for (const brand of await owingBrands(parts.db)) {
    for (;;) {
      const run = await openRun(parts, brand, fence);
      if (run === null) break;
      await postRun(parts, run);
      posted += 1;
    }
  }
  return posted;
}

/** Of many brands few owe anything at a time. */
async function owingBrands(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('agent_income')
    .select('brand')
    .distinct()
    .whereRef('amount_micro', '<>', 'paid_micro')
    .execute();
  return rows.map(({ brand }) => brand);
}

interface Run {
  readonly id: bigint;
  readonly brand: string;
  readonly currency: string;
}

const unpostedRuns = (db: Db): Promise<Run[]> =>
  db
    .selectFrom('income_run')
    .select(['id', 'brand', 'currency'])
    .where('posted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Writes the next payment of a brand; null: nothing is due. */
function openRun({ db, clock, brands }: PayParts, brand: string, fence: JobFence) {
  const now = clock.now();
  const { timeZone } = agentPolicyOf(brands.byId(brand));
  return inTransaction(db, async (tx): Promise<Run | null> => {
    await fence.assertHeld(tx);
    const due = await tx
      .selectFrom('agent_income as i')
      .innerJoin('member as m', 'm.id', 'i.agent_id')
      .select(['i.id', 'i.agent_id', 'i.currency', 'i.amount_micro', 'i.paid_micro'])
      .where('i.brand', '=', brand)
      .where('m.status', '=', 'active')
      .whereRef('i.amount_micro', '<>', 'i.paid_micro')
      .where((eb) => eb.or([eb('i.basis', '=', 'series'), eb('i.day', '<', dayIn(timeZone, now))]))
      .orderBy('i.id')
      .limit(MOST_LINES)
      .forNoKeyUpdate('i')
      .execute();
    const [first] = due;
    if (first === undefined) return null;
    const { currency } = first;
    const run = { id: newId(), brand, currency };
    await tx
      .insertInto('income_run')
      .values({ ...run, created_at: now })
      .execute();
    const lines = due.filter((line) => line.currency === currency);
    await writePayments(tx, run.id, lines);
    return run;
  });
}

interface DueLine {
  id: bigint;
  agent_id: bigint;
  amount_micro: bigint;
  paid_micro: bigint;
}

async function writePayments(tx: Tx, runId: bigint, lines: readonly DueLine[]): Promise<void> {
  const column = <T>(read: (line: DueLine) => T) => lines.map(read);
  await sql`
    with paid as (
      update agent_income set paid_micro = amount_micro
      where id = any(${column(({ id }) => id)}::bigint[])
    )
    insert into income_payment (run_id, member_shard, agent_id, income_id, amount_micro)
    select ${runId}::bigint, p.* from unnest(
      ${column(({ agent_id: id }) => shardOf(id))}::int[],
      ${column(({ agent_id: id }) => id)}::bigint[],
      ${column(({ id }) => id)}::bigint[],
      ${column((line) => line.amount_micro - line.paid_micro)}::bigint[]
    ) as p
  `.execute(tx);
}

/** Credits what a payment comes to for each agent, and takes back where corrections outweigh. */
async function postRun({ db, ledger, clock }: PayParts, run: Run): Promise<void> {
  const { id, brand, currency } = run;
  const outcome = await ledger.postSet({
    brand,
    currency,
    provider: PROVIDER,
    setRef: String(id),
    kind: 'commission',
    against: HOUSE,
    read: (shard, after, limit) => agentSums(db, id, '> 0', { shard, after, limit }),
  });
  const [refused] = outcome.refused;
  if (refused !== undefined) {
    throw new Error(`agent ${refused.memberId} was not paid: ${refused.reason}`);
  }
  for (const { memberId, amountMicro } of await agentSums(db, id, '< 0', null)) {
    const taken = await ledger.post({
      brand,
      memberId,
      currency,
      provider: PROVIDER,
      externalRef: `${id}:${memberId}`,
      kind: 'commission',
      postings: commissionReturnPostings(-amountMicro),
    });
    if (taken.status !== 'posted') {
      throw new Error(`agent ${memberId} kept an income: ${taken.reason}`);
    }
  }
  await db.updateTable('income_run').set({ posted_at: clock.now() }).where('id', '=', id).execute();
}

/** Agents of a payment whose sum has the sign, ascending. @param page null: all, over all shards */
async function agentSums(
  db: Db,
  runId: bigint,
  sign: '> 0' | '< 0',
  page: { shard: number; after: bigint; limit: number } | null,
): Promise<{ memberId: bigint; amountMicro: bigint }[]> {
  const { rows } = await sql<{ member_id: bigint; amount: bigint }>`
    select agent_id as member_id, sum(amount_micro)::bigint as amount
    from income_payment
    where run_id = ${runId}::bigint
      and (${page?.shard ?? null}::int is null or member_shard = ${page?.shard ?? null}::int)
      and agent_id > ${page?.after ?? 0n}::bigint
    group by agent_id having sum(amount_micro) ${sql.raw(sign)}
    order by agent_id limit ${page?.limit ?? MOST_LINES}::int
  `.execute(db);
  return rows.map((row) => ({ memberId: row.member_id, amountMicro: row.amount }));
}
