import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockDraw } from './draw.store.ts';
import type { DrawAct } from './enter-result.ts';
import type { LotteryParts } from './lottery-parts.ts';

/**
 * Voids a draw that has no result yet; the job gives the stakes back.
 * @throws Problem DRAW_NOT_FOUND
 */
export async function requestVoid(
  tx: Tx,
  { clock }: Pick<LotteryParts, 'clock'>,
  { brand, staffId, drawId, reason }: DrawAct & { reason: string },
): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  if (draw === null || (draw.status !== 'open' && draw.status !== 'closed')) {
    throw new Problem('DRAW_NOT_FOUND');
  }
  await tx
    .updateTable('lottery_draw')
    .set({ status: 'voiding', reason })
    .where('id', '=', drawId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'voidLotteryDraw',
    subject: `${draw.drawCode} ${draw.numero}`,
    before: { status: draw.status },
    after: { status: 'void' },
    reason,
    at: clock.now(),
  });
}
