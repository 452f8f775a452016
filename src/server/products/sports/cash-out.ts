import type { SportsCashOut } from '#contract/generated/types.ts';
import { cashOutOf, expectedFactor } from '#domain/sports/cash-out.ts';
import type { Fraction } from '#domain/sports/fraction.ts';
import { factorOf } from '#domain/sports/leg-result.ts';
import { delayOf } from '#domain/sports/delay-of.ts';
import { CASH_OUT_SECONDS } from '#domain/sports/sports-terms.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { requirePosted } from '../../play/wager/refused-stake.ts';
import { type LegRow, legsOf, type Row } from './bet.store.ts';
import { legResultOf } from './settle-bets.ts';
import { roundOfBet, type SportsParts } from './sports-parts.ts';
import { termsOf } from './sports-terms.ts';

const SECOND_MS = 1_000;
const WHOLE = 10_000n;

/** An offer for so much of each line's stake, or the reason why there is none. */
type Offer =
  | { readonly offerMicro: bigint; readonly delaySeconds: number }
  | { readonly reason: NonNullable<SportsCashOut['reason']> };

/**
 * The worth of a part of a bet now: the sum of its lines, at settled factors and at those that the current fair prices
 * expect.
 * @param unitMicro the part of each line's stake
 */
export function offerFor(
  parts: Pick<SportsParts, 'book' | 'clock' | 'brands'>,
  bet: Row,
  legs: readonly LegRow[],
  unitMicro: bigint,
): Offer {
  if (bet.status !== 'open' || bet.left_micro === 0n) return { reason: 'NOT_OPEN' };
  const { book, clock } = parts;
  const { cashOutMargin } = termsOf(parts, bet.brand, bet.currency);
  const factors: Fraction[] = [];
  let delaySeconds = 0;
  for (const leg of legs) {
    if (leg.result !== null) {
      factors.push(factorOf(leg.odds, legResultOf(leg.result)));
      continue;
    }
    const booked = book.outcome(leg);
    if (booked?.status !== 'active') return { reason: 'LEG_SUSPENDED' };
    factors.push(expectedFactor(leg.odds, booked.price));
    delaySeconds = Math.max(delaySeconds, delayOf(booked.state, clock.now().getTime()));
  }
  const worth = (bet.lines as number[][]).reduce((sum, line) => {
    const own = line.flatMap((place) => factors[place] ?? []);
    return sum + cashOutOf(unitMicro, own, cashOutMargin);
  }, 0n);
  const most = (bet.most_micro * unitMicro) / bet.unit_micro;
  const offerMicro = worth < most ? worth : most;
  if (offerMicro > 0n) return { offerMicro, delaySeconds };
  return { reason: legs.some(({ result }) => result?.won === false) ? 'LEG_LOST' : 'TOO_SMALL' };
}

/** The offer for all that is left of a bet. */
export async function cashOutView(
  db: Db,
  parts: Pick<SportsParts, 'book' | 'clock' | 'brands'>,
  bet: Row,
): Promise<SportsCashOut> {
  const isDeciding = (await heldCashOut(db, bet.id)) !== null;
  const offer: Offer = isDeciding
    ? { reason: 'DECIDING' }
    : offerFor(parts, bet, await legsOf(db, bet.id), bet.left_micro);
  const isOffered = 'offerMicro' in offer;
  return {
    offerMicro: isOffered ? String(offer.offerMicro) : null,
    reason: isOffered ? null : offer.reason,
    validSeconds: CASH_OUT_SECONDS,
    delaySeconds: isOffered ? offer.delaySeconds : 0,
  };
}

/** A cash-out as it was asked for. */
export interface CashOutRequest {
  readonly partBasisPoints: number;
  /** The least that is accepted. */
  readonly leastMicro: bigint;
}

/**
 * Closes a part of a bet at the offer of this moment; in play it is decided after the delay. The caller holds member
 * and bet.
 * @throws Problem CASH_OUT_NOT_OFFERED, CASH_OUT_CHANGED
 */
export async function cashOut(
  tx: Tx,
  parts: SportsParts,
  bet: Row,
  { partBasisPoints, leastMicro }: CashOutRequest,
): Promise<void> {
  const now = parts.clock.now();
  const unitMicro = (bet.left_micro * BigInt(partBasisPoints)) / WHOLE;
  if ((await heldCashOut(tx, bet.id)) !== null) throw notOffered('DECIDING');
  if (unitMicro === 0n) throw notOffered('TOO_SMALL');
  const { offerMicro, delaySeconds } = requireOffer(
    offerFor(parts, bet, await legsOf(tx, bet.id), unitMicro),
    leastMicro,
  );
  const id = newId();
  const decideAt = new Date(now.getTime() + delaySeconds * SECOND_MS);
  await tx
    .insertInto('sports_cash_out')
    .values({
      id,
      bet_id: bet.id,
      unit_micro: unitMicro,
      least_micro: leastMicro,
      offer_micro: offerMicro,
      status: 'held',
      asked_at: now,
      decide_at: decideAt,
    })
    .execute();
  if (delaySeconds === 0) await payCashOut(tx, parts, bet, { id, unitMicro, offerMicro });
}

/** @throws Problem CASH_OUT_NOT_OFFERED, CASH_OUT_CHANGED */
export function requireOffer(offer: Offer, leastMicro: bigint) {
  if ('reason' in offer) throw notOffered(offer.reason);
  if (offer.offerMicro >= leastMicro) return offer;
  throw new Problem('CASH_OUT_CHANGED', { value: { offerMicro: String(offer.offerMicro) } });
}

/** Pays a cash-out and takes its part out of the bet: what is cashed out is final. */
export async function payCashOut(
  tx: Tx,
  { wager, clock }: Pick<SportsParts, 'wager' | 'clock'>,
  bet: Row,
  { id, unitMicro, offerMicro }: { id: bigint; unitMicro: bigint; offerMicro: bigint },
): Promise<void> {
  const { brand, member_id: memberId, currency, game_code: gameCode } = bet;
  const leftMicro = bet.left_micro - unitMicro;
  const paid = await wager.payStakeIn(tx, {
    ...roundOfBet({ id: bet.id, brand, memberId, currency, gameCode }),
    paymentRef: `${bet.id}:cash:${id}`,
    payoutMicro: offerMicro,
    closes: leftMicro === 0n,
  });
  requirePosted(paid, currency);
  await tx
    .updateTable('sports_cash_out')
    .set({ status: 'paid', offer_micro: offerMicro, decided_at: clock.now() })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('sports_bet')
    .set({
      left_micro: leftMicro,
      cashed_micro: bet.cashed_micro + offerMicro,
      ...(leftMicro === 0n && { status: 'cashedOut', settled_at: clock.now(), target_micro: null }),
    })
    .where('id', '=', bet.id)
    .execute();
}

const notOffered = (reason: string): Problem =>
  new Problem('CASH_OUT_NOT_OFFERED', { params: { reason }, value: { reason } });

async function heldCashOut(from: Db | Tx, betId: bigint): Promise<bigint | null> {
  const row = await from
    .selectFrom('sports_cash_out')
    .select('id')
    .where('bet_id', '=', betId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return row?.id ?? null;
}
