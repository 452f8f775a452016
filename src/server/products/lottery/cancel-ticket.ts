import type { LotteryTerms } from '#contract/generated/types.ts';
import { findPlay } from '#domain/lottery/lottery.ts';
import { parseSelection } from '#domain/lottery/selection.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { shareDraw } from './draw.store.ts';
import { type ExposedLine, removeExposure } from './exposure.store.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { refundIn } from './void-draw.ts';

/**
 * Takes a ticket back while its draw takes bets.
 * @throws Problem TICKET_NOT_FOUND, LOTTERY_CLOSED, TICKET_FINAL (the brand does not allow it, or it
 * was given back)
 */
export async function cancelTicket(
  tx: Tx,
  deps: LotteryParts,
  { mayCancel }: Pick<LotteryTerms, 'mayCancel'>,
  { brand, memberId, ticketId }: MemberKey & { ticketId: bigint },
): Promise<void> {
  const ticket = await tx
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_draw as d', 'd.id', 't.draw_id')
    .select([
      't.id',
      't.draw_id',
      't.currency',
      't.game_code',
      't.stake_micro',
      'd.draw_code',
      'd.numero',
    ])
    .where('t.id', '=', ticketId)
    .where('t.brand', '=', brand)
    .where('t.member_id', '=', memberId)
    .executeTakeFirst();
  if (ticket === undefined) throw new Problem('TICKET_NOT_FOUND');
  if (!mayCancel) throw new Problem('TICKET_FINAL');
  const draw = await shareDraw(tx, ticket.draw_code, ticket.numero);
  if (draw === null || draw.status !== 'open' || deps.clock.now() >= draw.closesAt) {
    throw new Problem('LOTTERY_CLOSED');
  }
  const isFirst = await refundIn(
    tx,
    deps,
    {
      ticketId,
      drawId: ticket.draw_id,
      numero: ticket.numero,
      brand,
      memberId,
      currency: ticket.currency,
      gameCode: ticket.game_code,
    },
    'cancelled',
  );
  if (!isFirst) throw new Problem('TICKET_FINAL');
  const key = { drawId: draw.id, brand, currency: ticket.currency, gameCode: ticket.game_code };
  await removeExposure(tx, key, await exposedLines(tx, deps, ticketId));
}

async function exposedLines(
  tx: Tx,
  { lotteries }: Pick<LotteryParts, 'lotteries'>,
  ticketId: bigint,
): Promise<readonly ExposedLine[]> {
  const lines = await tx
    .selectFrom('lottery_line')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .execute();
  return lines.flatMap((line): ExposedLine[] => {
    const lottery = lotteries.find(line.game_code);
    const play = lottery === null ? null : findPlay(lottery, line.play);
    const selection = play === null ? null : parseSelection(play.rows, line.selection);
    if (play === null || selection === null) return [];
    const { series, unit_stake_micro: unitStakeMicro, stake_micro: stakeMicro } = line;
    return [{ play, selection, series, unitStakeMicro, stakeMicro }];
  });
}
