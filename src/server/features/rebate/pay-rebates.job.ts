import { dayIn } from '#domain/day/day.ts';
import { PROMO_COST } from '#domain/ledger/account-kind.ts';
import { takeBackPostings } from '#domain/ledger/reward-postings.ts';
import {
  type CreditRun,
  postRun,
  type RunPurpose,
  unpostedRuns,
  writeRun,
} from '../../cash/credit-run.ts';
import { isExcludedAt } from '../../account/exclusion.store.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Lines of one payment. */
const MOST_LINES = 3_000;

type PayParts = Pick<Parts, 'db' | 'clock' | 'ledger' | 'brands'>;

export const REBATE_PROVIDER = 'rebate';

/**
 * Pays rebates of closed days that were not claimed, and cash back; what a correction took from a line
 * is taken back. A payment is written first and then posted under its own number. Blocked, excluded and
 * limited members wait. @returns payments that were posted
 */
export async function payRebates(parts: PayParts, fence: JobFence): Promise<number> {
  let posted = 0;
  for (const purpose of ['rebate', 'cashBack'] as const) {
    for (const run of await unpostedRuns(parts.db, purpose)) {
      await post(parts, purpose, run);
      posted += 1;
    }
    for (const brand of parts.brands.all()) {
      for (;;) {
        const run = await openRun(parts, brand, purpose, fence);
        if (run === null) break;
        await post(parts, purpose, run);
        posted += 1;
      }
    }
  }
  return posted;
}

const post = (parts: PayParts, purpose: Exclude<RunPurpose, 'income'>, run: CreditRun) =>
  postRun(
    {
      ...parts,
      provider: REBATE_PROVIDER,
      kind: purpose,
      against: PROMO_COST,
      returnPostings: (amountMicro) => takeBackPostings(['cash'], amountMicro),
    },
    run,
  );

/** Writes the next payment of a brand; null: nothing is due. */
function openRun(
  { db, clock }: PayParts,
  brand: LiveBrand,
  kind: Exclude<RunPurpose, 'income'>,
  fence: JobFence,
): Promise<CreditRun | null> {
  const policy = brand.setting('rewardPolicy');
  const now = clock.now();
  const today = dayIn(settingOf(brand, 'brandDay').timeZone, now);
  const leastMicro = BigInt(policy.rebateMinMicro);
  const pays = kind === 'cashBack' || policy.rebateAutomatic;
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const due = await tx
      .selectFrom('rebate_line')
      .innerJoin('member', 'member.id', 'rebate_line.member_id')
      .select(['rebate_line.id', 'rebate_line.member_id', 'rebate_line.currency'])
      .select(['rebate_line.amount_micro', 'rebate_line.paid_micro'])
      .where('rebate_line.brand', '=', brand.id)
      .where('rebate_line.kind', '=', kind)
      .where('rebate_line.to_day', '<', today)
      .where('member.status', '=', 'active')
      .whereRef('rebate_line.amount_micro', '<>', 'rebate_line.paid_micro')
      .where((eb) =>
        eb.or([
          eb('rebate_line.amount_micro', '<', eb.ref('rebate_line.paid_micro')),
          ...(pays
            ? [
                eb(
                  eb('rebate_line.amount_micro', '-', eb.ref('rebate_line.paid_micro')),
                  '>=',
                  leastMicro,
                ),
              ]
            : []),
        ]),
      )
      .where((eb) => eb.not(isExcludedAt(eb as never, now)))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('offer_choice')
              .select('offer_choice.member_id')
              .whereRef('offer_choice.member_id', '=', 'rebate_line.member_id')
              .where('offer_choice.limited_at', 'is not', null),
          ),
        ),
      )
      .orderBy('rebate_line.id')
      .limit(MOST_LINES)
      .forNoKeyUpdate('rebate_line')
      .execute();
    const [first] = due;
    if (first === undefined) return null;
    const lines = due
      .filter(({ currency }) => currency === first.currency)
      .map((line) => ({
        lineId: line.id,
        memberId: line.member_id,
        amountMicro: line.amount_micro - line.paid_micro,
      }));
    await tx
      .updateTable('rebate_line')
      .set((eb) => ({ paid_micro: eb.ref('amount_micro'), paid_at: now }))
      .where(
        'id',
        'in',
        lines.map(({ lineId }) => lineId),
      )
      .execute();
    return writeRun(tx, { purpose: kind, brand: brand.id, currency: first.currency }, lines, clock);
  });
}
