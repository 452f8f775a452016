import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { LotteryLineEntry, LotteryTerms } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { issueAfter } from '#domain/lottery/schedule.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type DrawRow, findDraw } from './draw.store.ts';
import { type LotteryParts, roundOf } from './lottery-parts.ts';
import { placeTicket, priceLines, stakeOf } from './place-ticket.ts';

export interface ChaseRequest extends MemberKey {
  readonly currency: string;
  readonly numero: string;
  readonly lines: readonly LotteryLineEntry[];
  /** Draws in a row. */
  readonly count: number;
  readonly stopOnWin: boolean;
}

/**
 * Buys the same lines in several draws: the stakes of all are held, and the first ticket is bought.
 * @returns the chase's id
 * @throws Problem CHASE_NOT_OFFERED, LOTTERY_CLOSED, INSUFFICIENT_FUNDS and the refusals of a ticket
 */
export async function placeChase(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  terms: LotteryTerms,
  request: ChaseRequest,
): Promise<bigint> {
  const { brand, memberId, currency, numero, count, stopOnWin } = request;
  if (count > terms.chaseMost) {
    throw new Problem('CHASE_NOT_OFFERED', {
      fields: { '/count': { code: 'maximum', params: { limit: terms.chaseMost } } },
    });
  }
  const stakeMicro = stakeOf(priceLines(lottery, request.lines, terms, currency));
  const id = newId();
  const draw = await openDraw(tx, lottery, numero);
  // What is ordered has to fit as a whole; each draw's ticket is judged again when it is bought.
  const held = await deps.wager.holdStake(tx, {
    ...roundOf({ brand, memberId, currency, gameCode: lottery.code }, numero),
    holdRef: `chase:${id}`,
    purpose: 'lotteryChase',
    stakeMicro: stakeMicro * BigInt(count),
    attended: true,
    expiresAt: null,
  });
  const chase = {
    id,
    brand,
    member_id: memberId,
    currency,
    game_code: lottery.code,
    draw_code: lottery.drawCode,
    ceiling: terms.ceilingSeries,
    stake_micro: stakeMicro,
    first_numero: numero,
    draw_count: count,
    placed: 0,
    stop_on_win: stopOnWin,
    hold_id: held.transferId,
    next_opens_at: draw.opensAt,
    status: 'running',
    created_at: deps.clock.now(),
  };
  await tx
    .insertInto('lottery_chase')
    .values({ ...chase, lines: JSON.stringify(request.lines) })
    .execute();
  await buyNext(tx, deps, lottery, terms, { ...chase, lines: request.lines }, draw);
  return id;
}

/** @throws Problem LOTTERY_CLOSED */
async function openDraw(tx: Tx, { drawCode }: Lottery, numero: string): Promise<DrawRow> {
  const draw = await findDraw(tx, drawCode, numero);
  if (draw === null || draw.status !== 'open') throw new Problem('LOTTERY_CLOSED');
  return draw;
}

export interface ChaseRow {
  readonly id: bigint;
  readonly brand: string;
  readonly member_id: bigint;
  readonly currency: string;
  readonly lines: readonly LotteryLineEntry[];
  readonly ceiling: number;
  readonly stake_micro: bigint;
  readonly draw_count: number;
  readonly placed: number;
  readonly hold_id: bigint | null;
}

/** Takes the stake of one draw out of the hold and buys the ticket with it. */
export async function buyNext(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  terms: LotteryTerms,
  chase: ChaseRow,
  draw: DrawRow,
): Promise<void> {
  const { id, brand, member_id: memberId, currency, hold_id: holdId } = chase;
  if (holdId === null) throw new Error(`chase ${id} holds nothing`);
  // Prices as promised: what the ceiling was when the chase began.
  const own = { ...terms, ceilingSeries: chase.ceiling };
  const lines = priceLines(lottery, chase.lines, own, currency);
  const request = { brand, memberId, currency, numero: draw.numero, lines, chaseId: id };
  await placeTicket(tx, deps, lottery, own, request, {
    vendor: LOTTERY,
    brand,
    memberId,
    holdId,
    ref: `chase:${id}:${draw.numero}`,
  });
  await moveOn(tx, lottery, chase, draw, true);
}

/** The next draw is the chase's next; a skipped one does not count. */
export async function moveOn(
  tx: Tx,
  lottery: Lottery,
  { id, placed: before, draw_count: count }: ChaseRow,
  draw: DrawRow,
  isBought: boolean,
): Promise<void> {
  const placed = before + (isBought ? 1 : 0);
  await tx
    .updateTable('lottery_chase')
    .set({
      placed,
      next_opens_at: issueAfter(lottery.schedule, draw).opensAt,
      ...(placed === count && { status: 'done' }),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends a chase and gives back what is held for draws to come. */
export async function endChase(
  tx: Tx,
  deps: LotteryParts,
  {
    id,
    brand,
    member_id: memberId,
    hold_id: holdId,
  }: Pick<ChaseRow, 'id' | 'brand' | 'member_id' | 'hold_id'>,
  status: 'won' | 'stopped',
): Promise<void> {
  await tx.updateTable('lottery_chase').set({ status }).where('id', '=', id).execute();
  if (holdId === null) return;
  const key = { vendor: LOTTERY, brand, ref: `chase:${id}:end`, memberId, holdId };
  const outcome = await deps.wager.releaseStake(tx, key);
  if (outcome.status !== 'posted') throw new Error(`a chase was not ended: ${outcome.reason}`);
}

/** @throws Problem CHASE_NOT_FOUND also for one that has ended */
export async function stopChase(
  tx: Tx,
  deps: LotteryParts,
  { brand, memberId, chaseId }: MemberKey & { chaseId: bigint },
): Promise<void> {
  const chase = await tx
    .selectFrom('lottery_chase')
    .select(['id', 'brand', 'member_id', 'hold_id'])
    .where('id', '=', chaseId)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('CHASE_NOT_FOUND'));
  await endChase(tx, deps, chase, 'stopped');
}
