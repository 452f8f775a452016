import { parseNumbers } from '#domain/lottery/draw.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type ResultAuthors, writeResult } from './draw-result.ts';
import { type DrawRow, lockDraw } from './draw.store.ts';
import { type LotteryParts, roundOf } from './lottery-parts.ts';

/** Credits that are read in one go. */
const CHUNK = 500;

/** The paid result is wrong: the job takes its credits back, and pays the entered one. */
export async function beginCorrection(
  tx: Tx,
  { id }: Pick<DrawRow, 'id'>,
  { confirmedBy }: ResultAuthors,
): Promise<void> {
  await tx
    .updateTable('lottery_draw')
    .set({ status: 'correcting', confirmed_by: confirmedBy })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes back what a wrong result paid, then makes the entered numbers the next version of the result.
 * What a player no longer has becomes a receivable, so that one player never blocks the others. It
 * continues after a stop at any point: each reversal has a fixed reference.
 */
export async function correctDraw(deps: LotteryParts, draw: DrawRow): Promise<void> {
  for (let after = 0n; ;) {
    const credits = await creditsAfter(deps, draw, after);
    for (const credit of credits) {
      if (credit.payoutMicro > 0n) await takeBack(deps, draw, { ...credit, set: 'win' });
      if (credit.rebateMicro > 0n) await takeBack(deps, draw, { ...credit, set: 'rebate' });
    }
    const last = credits.at(-1);
    if (last === undefined || credits.length < CHUNK) break;
    after = last.memberId;
  }
  await inTransaction(deps.db, (tx) => writeNextVersion(tx, deps, draw.id));
  deps.nudge();
}

function creditsAfter({ db }: LotteryParts, { id, version }: DrawRow, after: bigint) {
  return db
    .selectFrom('lottery_credit')
    .select([
      'brand',
      'currency',
      'game_code as gameCode',
      'member_id as memberId',
      'payout_micro as payoutMicro',
      'rebate_micro as rebateMicro',
    ])
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .orderBy('game_code')
    .limit(CHUNK)
    .execute();
}

async function takeBack(
  { wager }: LotteryParts,
  { id, version, numero }: DrawRow,
  credit: {
    brand: string;
    currency: string;
    gameCode: string;
    memberId: bigint;
    set: 'win' | 'rebate';
  },
): Promise<void> {
  const { brand, currency, gameCode, memberId, set } = credit;
  const paid = `${id}:${version}:${gameCode}:${set}:${memberId}`;
  const outcome = await wager.returnStake({
    ...roundOf({ brand, currency, gameCode, memberId }, numero),
    returnRef: `undo:${paid}`,
    takesBack: paid,
    of: 'payout',
    reversibleKinds: ['win', 'rebate'],
    owed: true,
    // A rebate is no part of the round.
    ...(set === 'rebate' && { event: { takesBack: 'rebate' } }),
  });
  if (outcome.status !== 'posted') {
    throw new Error(`member ${memberId} kept a wrong payout: ${outcome.reason}`);
  }
}

async function writeNextVersion(tx: Tx, { clock }: LotteryParts, id: bigint): Promise<void> {
  const draw = await lockDraw(tx, id);
  if (draw === null || draw.status !== 'correcting' || draw.enteredNumbers === null) return;
  const { enteredBy, confirmedBy, enteredNumbers } = draw;
  if (enteredBy === null || confirmedBy === null) throw new Error(`draw ${id} has no two authors`);
  const next = { id, version: draw.version + 1 };
  const authors = { enteredBy, confirmedBy };
  await writeResult(tx, next, parseNumbers(enteredNumbers), clock.now(), authors);
}
