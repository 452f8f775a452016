import { dayIn } from '#domain/day/day.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { commissionReturnPostings } from '#domain/ledger/commission-postings.ts';
import { type CreditRun, postRun, unpostedRuns, writeRun } from '../../cash/credit-run.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

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
  const left = await unpostedRuns(parts.db, 'income');
  let posted = left.length;
  for (const run of left) await postIncome(parts, run);
  for (const brand of await owingBrands(parts.db)) {
    for (;;) {
      const run = await openRun(parts, brand, fence);
      if (run === null) break;
      await postIncome(parts, run);
      posted += 1;
    }
  }
  return posted;
}

const postIncome = (parts: PayParts, run: CreditRun): Promise<void> =>
  postRun(
    {
      ...parts,
      provider: 'agent',
      kind: 'commission',
      against: HOUSE,
      returnPostings: commissionReturnPostings,
    },
    run,
  );

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

/** Writes the next payment of a brand; null: nothing is due. */
function openRun({ db, clock, brands }: PayParts, brand: string, fence: JobFence) {
  const { timeZone } = settingOf(brands.byId(brand), 'brandDay');
  return inTransaction(db, async (tx): Promise<CreditRun | null> => {
    await fence.assertHeld(tx);
    const due = await tx
      .selectFrom('agent_income as i')
      .innerJoin('member as m', 'm.id', 'i.agent_id')
      .select(['i.id', 'i.agent_id', 'i.currency', 'i.amount_micro', 'i.paid_micro'])
      .where('i.brand', '=', brand)
      .where('m.status', '=', 'active')
      .whereRef('i.amount_micro', '<>', 'i.paid_micro')
      .where((eb) =>
        eb.or([eb('i.basis', '=', 'series'), eb('i.day', '<', dayIn(timeZone, clock.now()))]),
      )
      .orderBy('i.id')
      .limit(MOST_LINES)
      .forNoKeyUpdate('i')
      .execute();
    const [first] = due;
    if (first === undefined) return null;
    const { currency } = first;
    const lines = due
      .filter((line) => line.currency === currency)
      .map((line) => ({
        lineId: line.id,
        memberId: line.agent_id,
        amountMicro: line.amount_micro - line.paid_micro,
      }));
    await tx
      .updateTable('agent_income')
      .set((eb) => ({ paid_micro: eb.ref('amount_micro') }))
      .where(
        'id',
        'in',
        lines.map(({ lineId }) => lineId),
      )
      .execute();
    return writeRun(tx, { purpose: 'income', brand, currency }, lines, clock);
  });
}
