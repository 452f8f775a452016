import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type DrawRow, moveDraw } from './draw.store.ts';
import { type LotteryParts, roundOf } from './lottery-parts.ts';

/** Tickets that are given back in one go. */
const CHUNK = 200;

/** Gives every stake of a draw back. It continues after a crash at any point. */
export async function refundDraw(deps: LotteryParts, { id, numero }: DrawRow): Promise<void> {
  for (;;) {
    const tickets = await liveTickets(deps, id);
    for (const ticket of tickets) {
      await inTransaction(deps.db, (tx) =>
        refundIn(tx, deps, { ...ticket, drawId: id, numero }, 'void'),
      );
    }
    if (tickets.length < CHUNK) break;
  }
  await moveDraw(deps.db, id, 'voiding', 'void');
  deps.nudge();
}

function liveTickets({ db }: Pick<LotteryParts, 'db'>, drawId: bigint) {
  return db
    .selectFrom('lottery_ticket as t')
    .leftJoin('lottery_refund as r', 'r.ticket_id', 't.id')
    .select([
      't.id as ticketId',
      't.brand',
      't.member_id as memberId',
      't.currency',
      't.game_code as gameCode',
    ])
    .where('t.draw_id', '=', drawId)
    .where('r.ticket_id', 'is', null)
    .orderBy('t.id')
    .limit(CHUNK)
    .execute();
}

export interface Refundable extends MemberKey {
  readonly ticketId: bigint;
  readonly drawId: bigint;
  readonly numero: string;
  readonly currency: string;
  readonly gameCode: string;
}

/**
 * Gives a ticket's stake back to the funds it came from, with its mark.
 * @returns false when it was given back before
 */
export async function refundIn(
  tx: Tx,
  { wager, clock }: Pick<LotteryParts, 'wager' | 'clock'>,
  { ticketId, drawId, brand, memberId, currency, gameCode, numero }: Refundable,
  cause: 'void' | 'cancelled',
): Promise<boolean> {
  const marked = await tx
    .insertInto('lottery_refund')
    .values({ ticket_id: ticketId, draw_id: drawId, cause, at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ticket_id')
    .executeTakeFirst();
  if (marked === undefined) return false;
  const outcome = await wager.returnStakeIn(tx, {
    ...roundOf({ brand, memberId, currency, gameCode }, numero),
    returnRef: `refund:${ticketId}`,
    takesBack: String(ticketId),
  });
  if (outcome.status !== 'posted') throw new Error(`a ticket was not refunded: ${outcome.reason}`);
  return true;
}
