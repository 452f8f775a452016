import { numbersText } from '#domain/lottery/draw.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { beginCorrection } from './correct-draw.ts';
import { writeResult } from './draw-result.ts';
import { lockDraw } from './draw.store.ts';
import type { LotteryParts } from './lottery-parts.ts';

/** What staff do to a draw. */
export interface DrawAct {
  readonly brand: string;
  readonly staffId: bigint;
  readonly drawId: bigint;
}

/**
 * Enters an official result. It counts once a second person has entered the same numbers; the first
 * one may change an own entry until then. A result that was paid already is corrected in the same way.
 * @throws Problem DRAW_NOT_FOUND unless the draw is official, and closed or paid;
 * RESULT_INVALID, RESULT_DIFFERS
 */
export async function enterResult(
  tx: Tx,
  { clock, lotteries }: Pick<LotteryParts, 'clock' | 'lotteries'>,
  { brand, staffId, drawId, numbers }: DrawAct & { numbers: readonly number[] },
): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  const [lottery] = lotteries.ofDraw(draw?.drawCode ?? '');
  // A settled one is corrected.
  const waits = draw?.source === 'official' && ['closed', 'settled'].includes(draw.status);
  if (draw === null || lottery === undefined || !waits) throw new Problem('DRAW_NOT_FOUND');
  const text = numbersText(numbers);
  if (!lottery.space.has(numbers) || text === draw.numbers) {
    throw new Problem('RESULT_INVALID', { fields: { '/numbers': { code: 'RESULT_INVALID' } } });
  }
  const at = clock.now();
  const isFirst = draw.enteredBy === null || draw.enteredBy === staffId;
  if (isFirst) {
    await tx
      .updateTable('lottery_draw')
      .set({ entered_numbers: text, entered_by: staffId, entered_at: at })
      .where('id', '=', drawId)
      .execute();
  } else {
    if (draw.enteredNumbers !== text) throw new Problem('RESULT_DIFFERS');
    const authors = { enteredBy: draw.enteredBy ?? staffId, confirmedBy: staffId };
    if (draw.status === 'closed') await writeResult(tx, draw, numbers, at, authors);
    else await beginCorrection(tx, draw, authors);
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'enterLotteryResult',
    subject: `${draw.drawCode} ${draw.numero}`,
    before: draw.numbers === null ? null : { numbers: draw.numbers },
    after: { numbers: text, counts: !isFirst },
    at,
  });
}
