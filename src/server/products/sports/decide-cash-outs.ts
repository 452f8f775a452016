import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { legsOf, lockBet, type Row } from './bet.store.ts';
import { cashOut, offerFor, payCashOut, requireOffer } from './cash-out.ts';
import type { SportsParts } from './sports-parts.ts';

const BATCH = 200;
const WHOLE = 10_000;

interface HeldCashOut {
  readonly id: bigint;
  readonly unitMicro: bigint;
  readonly leastMicro: bigint;
  readonly askedAt: Date;
}

/**
 * Decides cash-outs whose delay is over: priced again, and refused where anything disturbed an open leg meanwhile.
 * @returns how many
 */
export async function decideCashOuts(parts: SportsParts): Promise<number> {
  const { db, clock } = parts;
  const due = await db
    .selectFrom('sports_cash_out as c')
    .innerJoin('sports_bet as b', 'b.id', 'c.bet_id')
    .select(['c.id', 'c.bet_id as betId', 'b.brand', 'b.member_id as memberId'])
    .where('c.status', '=', 'held')
    .where('c.decide_at', '<=', clock.now())
    .orderBy('c.decide_at')
    .limit(BATCH)
    .execute();
  for (const { id, betId, brand, memberId } of due) {
    await inTransaction(db, async (tx) => {
      await lockMember(tx, { brand, memberId });
      await decide(tx, parts, await lockBet(tx, betId), id);
    });
  }
  if (due.length > 0) parts.nudge();
  return due.length;
}

/** Cashes bets out whose target the offer has reached. @param events those with new prices */
export async function cashOutAtTargets(
  parts: SportsParts,
  events: readonly string[],
): Promise<number> {
  if (events.length === 0) return 0;
  const bets = await parts.db
    .selectFrom('sports_leg as l')
    .innerJoin('sports_bet as b', 'b.id', 'l.bet_id')
    .select(['b.id', 'b.brand', 'b.member_id as memberId'])
    .distinct()
    .where('l.event', 'in', events)
    .where('b.status', '=', 'open')
    .where('b.target_micro', 'is not', null)
    .execute();
  let count = 0;
  for (const { id, brand, memberId } of bets) {
    const isAsked = await inTransaction(parts.db, async (tx) => {
      await lockMember(tx, { brand, memberId });
      return cashOutAtTarget(tx, parts, await lockBet(tx, id));
    });
    if (isAsked) count += 1;
  }
  return count;
}

async function cashOutAtTarget(tx: Tx, parts: SportsParts, bet: Row): Promise<boolean> {
  const { target_micro: target } = bet;
  if (target === null) return false;
  const offer = offerFor(parts, bet, await legsOf(tx, bet.id), bet.left_micro);
  if (!('offerMicro' in offer) || offer.offerMicro < target) return false;
  try {
    await cashOut(tx, parts, bet, { partBasisPoints: WHOLE, leastMicro: target });
    return true;
  } catch (error) {
    // Another cash-out of the bet waits for its delay.
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function decide(tx: Tx, parts: SportsParts, bet: Row, id: bigint): Promise<void> {
  const held = await heldById(tx, id);
  if (held === null) return;
  const refuse = (refusal: string) =>
    tx
      .updateTable('sports_cash_out')
      .set({ status: 'refused', refusal, decided_at: parts.clock.now() })
      .where('id', '=', id)
      .execute();
  const legs = await legsOf(tx, bet.id);
  const since = held.askedAt.getTime();
  const isDisturbed = legs.some(
    (leg) => leg.result === null && parts.disturbances.refuses(leg, since, null),
  );
  if (isDisturbed || !parts.disturbances.knowsSince(since)) {
    await refuse('CASH_OUT_CHANGED');
    return;
  }
  try {
    const { offerMicro } = requireOffer(
      offerFor(parts, bet, legs, held.unitMicro),
      held.leastMicro,
    );
    await payCashOut(tx, parts, bet, { id, unitMicro: held.unitMicro, offerMicro });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await refuse(error.code);
  }
}

async function heldById(tx: Tx, id: bigint): Promise<HeldCashOut | null> {
  const row = await tx
    .selectFrom('sports_cash_out')
    .select(['unit_micro', 'least_micro', 'asked_at'])
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id, unitMicro: row.unit_micro, leastMicro: row.least_micro, askedAt: row.asked_at };
}
