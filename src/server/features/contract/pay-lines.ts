import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { BRAND_PAYS } from './contract.store.ts';
import { type DueLine, dueLines } from './due-lines.read.ts';
import { payBatch, type PayParts } from './pay-batch.ts';

const HOUR_MS = 3_600_000;
/** Lines of one transaction. */
const TOGETHER = 250;

/**
 * Pays the lines of a brand that are due, those above first, so that an agent has what the downlines are owed. A line
 * whose payer is short of money waits, and is tried again in each run. Where the brand guarantees lines, it pays those
 * that waited for too long; their payers then owe the brand. Runs in review wait. @returns lines that were paid
 */
export async function payContractLines(
  parts: PayParts,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  const { guarantee, waitingHours } = settingOf(brand, 'contractPolicy');
  const overdue = guarantee ? parts.clock.now().getTime() - waitingHours * HOUR_MS : -Infinity;
  let paid = 0;
  for await (const lines of dueLines(parts.db, brand.id)) {
    for (const batch of batchesOf(lines)) paid += await payBatch(parts, batch, overdue, fence);
  }
  await closeRuns(parts.db, brand.id);
  return paid;
}

/**
 * Lines as batches in which each person pays one and is paid one, of one level and currency: each payer pays in the order of
 * the lines.
 */
function batchesOf(lines: readonly DueLine[]): readonly (readonly DueLine[])[] {
  const batches: DueLine[][] = [];
  const turns = new Map<string, number>();
  let level = '';
  let start = 0;
  for (const line of lines) {
    const { depth, currency, payerId, memberId } = line;
    if (level !== `${depth} ${currency}`) {
      level = `${depth} ${currency}`;
      start = batches.length;
      turns.clear();
    }
    const sides = [`gets ${memberId}`, ...(payerId === BRAND_PAYS ? [] : [`pays ${payerId}`])];
    const turn = Math.max(...sides.map((side) => turns.get(side) ?? 0));
    (batches[start + turn] ??= []).push(line);
    for (const side of sides) turns.set(side, turn + 1);
  }
  return batches.flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / TOGETHER) }, (_part, index) =>
      batch.slice(index * TOGETHER, (index + 1) * TOGETHER),
    ),
  );
}

/** Runs without a line that is due are over; waiting lines are shown by themselves. */
async function closeRuns(db: Db, brand: string): Promise<void> {
  await db
    .updateTable('contract_run')
    .set({ status: 'posted' })
    .where('brand', '=', brand)
    .where('status', '=', 'posting')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contract_line')
            .select('contract_line.id')
            .whereRef('contract_line.run_id', '=', 'contract_run.id')
            .where('contract_line.status', '=', 'due'),
        ),
      ),
    )
    .execute();
}
