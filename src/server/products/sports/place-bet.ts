import type { SportsSlip, SportsTerms } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import {
  type CurrentLeg,
  judgeSlip,
  type RefusedLeg,
  type SlipLeg,
} from '#domain/sports/judge-slip.ts';
import { SPORTSBOOK } from '#domain/sports/own-book.ts';
import { oddsOf } from '#domain/sports/odds.ts';
import { linesOf, payoutOf } from '#domain/sports/slip.ts';
import { delayOf } from '#domain/sports/delay-of.ts';
import { RULES_VERSION } from '#domain/sports/sports-terms.ts';
import { checkAmount, checkWhole } from '../../cash/check-amount.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { Stake } from '../../play/wager/stake.ts';
import { type PlacedBet, type Row, writeBet, writeTakenBet } from './bet.store.ts';
import {
  type ExposedLeg,
  type ExposureOwner,
  exposureRows,
  largestStake,
  refuseTooLarge,
} from './exposure.store.ts';
import type { BookedOutcome } from './book.ts';
import { roundOfBet, type SportsParts } from './sports-parts.ts';

const SECOND_MS = 1_000;

export interface BetRequest extends ExposureOwner {
  readonly slip: SportsSlip;
}

/** A slip with its lines, and each leg as the book has it now. */
export interface PricedSlip {
  readonly legs: readonly SlipLeg[];
  readonly lines: readonly (readonly number[])[];
  readonly booked: readonly (BookedOutcome | null)[];
  readonly refused: readonly RefusedLeg[];
  readonly unitMicro: bigint;
  readonly stakeMicro: bigint;
  /** 0n: a leg is not known. */
  readonly mostMicro: bigint;
  /** The delay of a bet in play; 0: none. */
  readonly delaySeconds: number;
}

/** @throws Problem SLIP_INVALID */
export function priceSlip(
  { book, clock }: Pick<SportsParts, 'book' | 'clock'>,
  slip: SportsSlip,
  { mostReturnMicro }: SportsTerms,
): PricedSlip {
  const legs = slip.legs.map(({ eventId: event, market, outcome, seenOddsMilli: seen }) => ({
    event,
    market,
    outcome,
    seen,
  }));
  const now = clock.now().getTime();
  const lines = slipLines(legs.length, slip);
  const booked = legs.map((leg) => book.outcome(leg));
  const current = booked.map((one): CurrentLeg | null =>
    one === null ? null : { status: one.status, odds: one.odds, combines: false },
  );
  const { acceptance } = slip;
  const unitMicro = BigInt(slip.unitMicro);
  const odds = booked.flatMap((one) => (one === null ? [] : [oddsOf(one.odds)]));
  const mostMicro = BigInt(mostReturnMicro);
  return {
    legs,
    lines,
    booked,
    refused: judgeSlip(legs, current, { acceptance, lines }),
    unitMicro,
    stakeMicro: unitMicro * BigInt(lines.length),
    mostMicro: odds.length < legs.length ? 0n : payoutOf(lines, odds, { unitMicro, mostMicro }),
    delaySeconds: Math.max(0, ...booked.map((one) => delayOf(one?.state ?? null, now))),
  };
}

/** The legs of a slip as exposure counts them. */
export const exposedLegs = ({ legs, lines, booked }: PricedSlip): readonly ExposedLeg[] =>
  legs.map(({ event, market, outcome }, place) => ({
    event,
    market,
    outcome,
    odds: booked[place]?.odds ?? 0,
    lines: lines.filter((line) => line.includes(place)).length,
  }));

/**
 * Places a bet at the current odds. One with a leg in play is held, and decided when its delay is over.
 * @throws Problem SLIP_REFUSED with each leg at fault and the current odds, SLIP_INVALID, SPORTS_STAKE_TOO_LARGE,
 * and the refusals of a stake
 */
export async function placeBet(
  tx: Tx,
  parts: SportsParts,
  request: BetRequest,
): Promise<PlacedBet> {
  const { clock, wager } = parts;
  const { currency, slip, terms } = request;
  const priced = priceSlip(parts, slip, terms);
  refuseFaults(priced);
  const { unitMicro, stakeMicro, delaySeconds } = priced;
  checkWhole(unitMicro, currency, '/unitMicro');
  const bounds = { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO };
  checkAmount({ amountMicro: stakeMicro, currency }, bounds, '/unitMicro');
  const id = newId();
  const gameCode = gameOf(priced);
  const now = clock.now();
  const decideAt = delaySeconds === 0 ? null : new Date(now.getTime() + delaySeconds * SECOND_MS);
  const stake = stakeOfBet({ ...request, id, gameCode, stakeMicro });
  const placed = placedBet(request, priced, { id, gameCode, now, decideAt });
  const legs = exposedLegs(priced);
  // Prices may have moved while the stake waited for its locks.
  const judge = async (): Promise<void> => refuseFaults(priceSlip(parts, slip, terms));
  if (decideAt === null) {
    const exposed = { legs, unitMicro, now };
    const take = async (at: Tx): Promise<void> => {
      const sums = await writeTakenBet(at, placed, exposureRows(request, exposed));
      await refuseTooLarge(at, request, exposed, sums);
    };
    await wager.takeStakeIn(tx, stake, { judge, take });
    return placed;
  }
  const take = async (at: Tx): Promise<void> => {
    const largest = await largestStake(at, request, legs);
    if (unitMicro > largest) throw tooLarge(largest);
    await writeBet(at, placed);
  };
  const held = { ...stake, holdRef: `${id}:hold`, purpose: 'stake', expiresAt: null } as const;
  const { transferId } = await wager.holdStake(tx, held, { judge, take });
  await tx.updateTable('sports_bet').set({ hold_id: transferId }).where('id', '=', id).execute();
  return placed;
}

export const tooLarge = (largest: bigint): Problem =>
  new Problem('SPORTS_STAKE_TOO_LARGE', { value: { largestUnitMicro: String(largest) } });

/** The stake of a bet. It takes cash alone: the odds of a bonus are not the book's. */
export const stakeOfBet = ({
  stakeMicro,
  ...bet
}: Parameters<typeof roundOfBet>[0] & { readonly stakeMicro: bigint }): Stake => ({
  ...roundOfBet(bet),
  stakeMicro,
  session: null,
  attended: true,
  cashOnly: true,
});

/** The title that a bet lies in. */
function gameOf({ booked }: PricedSlip): string {
  const isEsports = booked.every((one) => one?.state.fixture?.value.sport === 'esports');
  return isEsports ? SPORTSBOOK.ESPORTS : SPORTSBOOK.SPORTS;
}

function placedBet(
  { brand, memberId, currency, slip }: BetRequest,
  { legs, lines, booked, unitMicro, stakeMicro, mostMicro }: PricedSlip,
  {
    id,
    gameCode,
    now,
    decideAt,
  }: { id: bigint; gameCode: string; now: Date; decideAt: Date | null },
): PlacedBet {
  const bet: Row = {
    id,
    brand,
    member_id: memberId,
    currency,
    game_code: gameCode,
    member_shard: shardOf(memberId),
    leg_count: legs.length,
    unit_micro: unitMicro,
    left_micro: unitMicro,
    stake_micro: stakeMicro,
    lines: lines.map((line) => [...line]),
    most_micro: mostMicro,
    acceptance: slip.acceptance,
    status: decideAt === null ? 'open' : 'held',
    refusal: null,
    hold_id: null,
    decide_at: decideAt,
    rules_version: RULES_VERSION,
    version: 0,
    payout_micro: 0n,
    cashed_micro: 0n,
    target_micro: null,
    placed_at: now,
    accepted_at: decideAt === null ? now : null,
    settled_at: null,
    late_since: null,
    void_reason: null,
    ...startOf(booked),
  };
  return {
    bet,
    legs: legs.map(({ event, market, outcome }, place) => {
      const leg = booked[place] ?? null;
      if (leg === null) throw new Error('an unknown leg was taken');
      const { odds, fixture, state } = leg;
      const facts = state.facts?.value ?? null;
      return { betId: id, event, market, outcome, odds, fixture, facts, result: null };
    }),
  };
}

/** The start of the last leg, and the sport of all of them. */
function startOf(booked: readonly (BookedOutcome | null)[]): Pick<Row, 'starts_at' | 'sport'> {
  const fixtures = booked.flatMap((one) => one?.fixture ?? []);
  const sports = new Set(fixtures.map(({ sport }) => sport));
  const [sport = null] = sports;
  return {
    starts_at: new Date(Math.max(...fixtures.map(({ startsAt }) => startsAt))),
    sport: sports.size === 1 ? sport : null,
  };
}

/** Each line is kept and explained: larger systems are refused. */
const MOST_LINES = 500;

/** @throws Problem SLIP_INVALID */
function slipLines(legs: number, { bankers, sizes }: SportsSlip): readonly (readonly number[])[] {
  try {
    const lines = linesOf({ legs, bankers, sizes });
    if (lines.length <= MOST_LINES) return lines;
  } catch (cause) {
    if (cause instanceof RangeError) throw new Problem('SLIP_INVALID', { cause });
    throw cause;
  }
  throw new Problem('SLIP_INVALID');
}

/** @throws Problem SLIP_REFUSED */
function refuseFaults({ refused, booked }: PricedSlip): void {
  if (refused.length === 0) return;
  throw new Problem('SLIP_REFUSED', {
    fields: Object.fromEntries(
      refused.map(({ place, fault }) => [`/legs/${place}`, { code: fault }]),
    ),
    value: { oddsMilli: booked.map((one) => one?.odds ?? null) },
  });
}
