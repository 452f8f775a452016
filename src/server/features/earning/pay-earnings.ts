import { dayIn } from '#domain/day/day.ts';
import type { EarningKind, ReadSetting } from '#domain/earning/earning-kind.ts';
import { isExcludedAt } from '../../account/exclusion.store.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { openUnitAccounts } from '../../ledger/open-unit-accounts.ts';
import { type CreditRun, postRun, unpostedRuns, writeRun } from '../../cash/credit-run.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Lines of one payment. */
const MOST_LINES = 5_000;

type PayParts = Pick<Parts, 'db' | 'clock' | 'ledger' | 'brands'>;

/**
 * Pays what is due of a kind, and takes back what a correction took from a line. A payment is written
 * first and then posted under its own number, so that a node that dies between pays once. Blocked members
 * wait; so do excluded players and those without offers.
 * @returns payments that were posted
 */
export async function payEarnings(
  parts: PayParts,
  kind: EarningKind,
  fence: JobFence,
): Promise<number> {
  const left = await unpostedRuns(parts.db, kind.code);
  let posted = left.length;
  for (const run of left) await post(parts, kind, run);
  for (const id of await owingBrands(parts.db, kind.code)) {
    const brand = parts.brands.byId(id);
    for (let run = await openRun(parts, kind, id, brand, fence); run !== null;) {
      await post(parts, kind, run);
      posted += 1;
      run = await openRun(parts, kind, id, brand, fence);
    }
  }
  return posted;
}

const post = (parts: PayParts, { pays }: EarningKind, run: CreditRun): Promise<void> =>
  postRun({ ...parts, ...pays }, run);

/** Finds the brands that owe something: few of many at a time. */
async function owingBrands(db: Db, kind: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('earning_line')
    .select('brand')
    .distinct()
    .where('kind', '=', kind)
    .whereRef('amount_micro', '<>', 'paid_micro')
    .execute();
  return rows.map(({ brand }) => brand);
}

/** Writes the next payment of a brand; null: nothing is due. */
function openRun(
  { db, clock }: PayParts,
  kind: EarningKind,
  brand: string,
  live: LiveBrand | null,
  fence: JobFence,
): Promise<CreditRun | null> {
  const setting: ReadSetting = (of) => settingOf(live, of);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const due = await dueLines(tx, kind, brand, setting, now);
    const [first] = due;
    if (first === undefined) return null;
    const { currency } = first;
    const lines = due
      .filter((line) => line.currency === currency)
      .map((line) => ({
        lineId: line.id,
        memberId: line.member_id,
        amountMicro: line.amount_micro - line.paid_micro,
      }));
    await tx
      .updateTable('earning_line')
      .set((eb) => ({ paid_micro: eb.ref('amount_micro'), paid_at: now }))
      .where(
        'id',
        'in',
        lines.map(({ lineId }) => lineId),
      )
      .execute();
    const { unit } = kind.pays;
    if (unit !== undefined) {
      await openUnitAccounts(
        tx,
        { brand, unit },
        lines.map(({ memberId }) => memberId),
      );
    }
    const run = { purpose: kind.code, brand, currency: unit ?? currency };
    return writeRun(tx, run, lines, clock);
  });
}

/** Lines that are paid or taken back now, held until the transaction ends. */
function dueLines(
  tx: Tx,
  { code, pays }: EarningKind,
  brand: string,
  setting: ReadSetting,
  now: Date,
) {
  const today = dayIn(setting('brandDay').timeZone, now);
  const leastMicro = pays.leastMicro(setting);
  let lines = tx
    .selectFrom('earning_line as l')
    .innerJoin('member', 'member.id', 'l.member_id')
    .select(['l.id', 'l.member_id', 'l.currency', 'l.amount_micro', 'l.paid_micro'])
    .where('l.brand', '=', brand)
    .where('l.kind', '=', code)
    .where('member.status', '=', 'active')
    .whereRef('l.amount_micro', '<>', 'l.paid_micro')
    .where((eb) => eb.or([eb('l.is_due_at_once', '=', true), eb('l.to_day', '<', today)]))
    .where((eb) =>
      eb.or([
        eb('l.amount_micro', '<', eb.ref('l.paid_micro')),
        ...(leastMicro === null
          ? []
          : [eb(eb('l.amount_micro', '-', eb.ref('l.paid_micro')), '>=', leastMicro)]),
      ]),
    );
  if (pays.toPlayers) {
    lines = lines
      .where((eb) => eb.not(isExcludedAt(eb as never, now)))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('offer_choice')
              .select('offer_choice.member_id')
              .whereRef('offer_choice.member_id', '=', 'l.member_id')
              .where('offer_choice.limited_at', 'is not', null),
          ),
        ),
      );
  }
  return lines.orderBy('l.id').limit(MOST_LINES).forNoKeyUpdate('l').execute();
}
