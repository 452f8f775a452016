import { numbersText } from '#domain/lottery/draw.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
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
 * one may correct an own entry until then.
 * @throws Problem DRAW_NOT_FOUND unless the draw is official, closed and without a result;
 * RESULT_INVALID, RESULT_DIFFERS
 */
export async function enterResult(
  tx: Tx,
  { clock, lotteries }: Pick<LotteryParts, 'clock' | 'lotteries'>,
  { brand, staffId, drawId, numbers }: DrawAct & { numbers: readonly number[] },
): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  const [lottery] = lotteries.ofDraw(draw?.drawCode ?? '');
  const waits = draw?.source === 'official' && draw.status === 'closed';
  if (draw === null || lottery === undefined || !waits) throw new Problem('DRAW_NOT_FOUND');
  if (!lottery.space.has(numbers)) {
    throw new Problem('RESULT_INVALID', { fields: { '/numbers': { code: 'RESULT_INVALID' } } });
  }
  const at = clock.now();
  const text = numbersText(numbers);
  const isFirst = draw.enteredBy === null || draw.enteredBy === staffId;
  if (isFirst) {
    await tx
      .updateTable('lottery_draw')
      .set({ entered_numbers: text, entered_by: staffId, entered_at: at })
      .where('id', '=', drawId)
      .execute();
  } else {
    if (draw.enteredNumbers !== text) throw new Problem('RESULT_DIFFERS');
    await writeResult(tx, draw, numbers, at);
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'enterLotteryResult',
    subject: `${draw.drawCode} ${draw.numero}`,
    before: null,
    after: { numbers: text, counts: !isFirst },
    at,
  });
}
