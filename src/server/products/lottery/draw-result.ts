import { drawNumbers, numbersText } from '#domain/lottery/draw.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Outcome } from '#domain/lottery/outcome-space.ts';
import type { Issue } from '#domain/lottery/schedule.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type DrawRow, lockDraw, moveDraw, openDraw } from './draw.store.ts';
import type { LotteryParts } from './lottery-parts.ts';

type Deps = Pick<LotteryParts, 'db' | 'clock' | 'beacon' | 'lotteries'>;

/** Draws a closed issue of our own, once. @returns false when another node was faster */
export function drawResult(deps: Deps, { id }: Pick<DrawRow, 'id'>): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const draw = await lockDraw(tx, id);
    return draw !== null && draw.status === 'closed' && drawIn(tx, deps, draw);
  });
}

/**
 * Draws issues that no node was there to open: nobody could bet on them, so nothing is to be paid.
 * Violates a unique constraint when another node was faster.
 */
export function drawMissed(deps: Deps, lottery: Lottery, issues: readonly Issue[]): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    for (const issue of issues) {
      const id = await openDraw(tx, lottery, issue, deps.clock.now());
      const draw = await lockDraw(tx, id);
      if (draw === null || !(await drawIn(tx, deps, draw))) continue;
      await moveDraw(tx, id, 'resulted', 'settled', { settled_at: deps.clock.now() });
    }
  });
}

async function drawIn(tx: Tx, { clock, beacon, lotteries }: Deps, draw: DrawRow): Promise<boolean> {
  const { id, serverSeed, position } = draw;
  const [lottery] = lotteries.ofDraw(draw.drawCode);
  if (lottery === undefined || serverSeed === null || position === null) return false;
  const now = clock.now();
  const pulse = await beacon.pulse(tx, now);
  const seeds = { serverSeed, beaconValue: pulse.value, position };
  await writeResult(tx, draw, drawNumbers(lottery.space, seeds), now);
  await tx
    .updateTable('lottery_draw')
    .set({
      beacon_source: pulse.source,
      beacon_round: pulse.round,
      beacon_value: pulse.value,
      beacon_commitment: pulse.commitment,
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Who entered a result, and who confirmed it. */
export interface ResultAuthors {
  readonly enteredBy: bigint;
  readonly confirmedBy: bigint;
}

/** The numbers count from here on, as the draw's version; winners are paid by the job. */
export async function writeResult(
  tx: Tx,
  { id, version }: Pick<DrawRow, 'id' | 'version'>,
  outcome: Outcome,
  now: Date,
  authors: ResultAuthors | null = null,
): Promise<void> {
  const numbers = numbersText(outcome);
  await tx
    .updateTable('lottery_draw')
    .set({
      status: 'resulted',
      version,
      numbers,
      resulted_at: now,
      entered_numbers: null,
      entered_by: null,
      entered_at: null,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('lottery_result')
    .values({
      draw_id: id,
      version,
      numbers,
      entered_by: authors?.enteredBy ?? null,
      confirmed_by: authors?.confirmedBy ?? null,
      counts_from: now,
    })
    .execute();
}
