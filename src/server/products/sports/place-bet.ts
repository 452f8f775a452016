import { type Acceptance, judgeSlip, type SlipLeg } from '#domain/sports/judge-slip.ts';
import { linesOf, payoutOf } from '#domain/sports/slip.ts';
import { oddsOf } from '#domain/sports/odds.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Stake } from '../../play/wager/stake.ts';
import type { BookedOutcome } from './book.ts';
import { SPORTS, SPORTSBOOK, type SportsParts } from './sports-parts.ts';

/** A bet on events in play is held so long. */
const DELAY_MS = 5_000;
/** The rules by which a bet is settled. */
const RULES_VERSION = 1;
/** The most that a bet pays, in micro-units. */
const MOST_RETURN_MICRO = 100_000_000_000n;

export interface BetRequest extends MemberKey {
  readonly currency: string;
  readonly legs: readonly SlipLeg[];
  readonly bankers: readonly number[];
  readonly sizes: readonly number[];
  readonly unitMicro: bigint;
  readonly acceptance: Acceptance;
}

/**
 * Places a bet at the current odds. One with a leg in play is held, and decided when its delay is over.
 * @returns its id
 * @throws Problem SLIP_REFUSED with each leg at fault and its current odds, SLIP_INVALID, and the refusals of a stake
 */
export async function placeBet(tx: Tx, parts: SportsParts, request: BetRequest): Promise<bigint> {
  const { book, clock, wager } = parts;
  const { brand, memberId, currency, legs, unitMicro } = request;
  const lines = slipLines(request);
  const booked = legs.map((leg) => book.outcome(leg));
  requireTaken(request, lines, booked);
  const stakeMicro = unitMicro * BigInt(lines.length);
  checkAmount({ amountMicro: stakeMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  const id = newId();
  const now = clock.now();
  const found = booked.filter((one): one is BookedOutcome => one !== null);
  const isInPlay = found.some(({ state }) => state.fixture?.value.status === 'live');
  const most = payoutOf(lines, found.map(({ price }) => oddsOf(price.odds)), {
    unitMicro,
    mostMicro: MOST_RETURN_MICRO,
  });
  const stake = stakeOf(request, id, stakeMicro);
  const write = async (at: Tx): Promise<void> => {
    await at
      .insertInto('sports_bet')
      .values({
        id,
        brand,
        member_id: memberId,
        currency,
        game_code: SPORTSBOOK,
        unit_micro: unitMicro,
        stake_micro: stakeMicro,
        lines: JSON.stringify(lines),
        most_micro: most,
        acceptance: request.acceptance,
        status: isInPlay ? 'held' : 'open',
        decide_at: isInPlay ? new Date(now.getTime() + DELAY_MS) : null,
        rules_version: RULES_VERSION,
        placed_at: now,
        accepted_at: isInPlay ? null : now,
      })
      .execute();
    await at
      .insertInto('sports_leg')
      .values(
        found.map(({ price, state }, place) => ({
          bet_id: id,
          place,
          event: legs[place]?.event ?? '',
          market: legs[place]?.market ?? '',
          outcome: legs[place]?.outcome ?? '',
          odds_milli: price.odds,
          fixture: JSON.stringify(state.fixture?.value ?? {}),
          facts: JSON.stringify(state.facts?.value ?? null),
        })),
      )
      .execute();
  };
  if (!isInPlay) {
    await wager.takeStakeIn(tx, stake, { take: write });
    return id;
  }
  const held = { ...stake, holdRef: `${id}:hold`, purpose: 'stake', expiresAt: null } as const;
  const { transferId } = await wager.holdStake(tx, held, { take: write });
  await tx.updateTable('sports_bet').set({ hold_id: transferId }).where('id', '=', id).execute();
  return id;
}

/** The stake of a bet: its round is the bet itself. */
export const stakeOf = (
  { brand, memberId, currency }: MemberKey & { readonly currency: string },
  id: bigint,
  stakeMicro: bigint,
): Stake => ({
  brand,
  memberId,
  currency,
  vendor: SPORTS,
  gameCode: SPORTSBOOK,
  roundRef: String(id),
  stakeRef: `${id}:stake`,
  stakeMicro,
  session: null,
  attended: true,
  cashOnly: true,
});

/** @throws Problem SLIP_INVALID */
function slipLines({ legs, bankers, sizes }: BetRequest): readonly (readonly number[])[] {
  try {
    return linesOf({ legs: legs.length, bankers, sizes });
  } catch (cause) {
    if (cause instanceof RangeError) throw new Problem('SLIP_INVALID', { cause });
    throw cause;
  }
}

function requireTaken(
  { legs, acceptance }: BetRequest,
  lines: readonly (readonly number[])[],
  booked: readonly (BookedOutcome | null)[],
): void {
  const current = booked.map((one) =>
    one === null ? null : { status: one.status, odds: one.price.odds, combines: false },
  );
  const refused = judgeSlip(legs, current, { acceptance, lines });
  if (refused.length === 0) return;
  throw new Problem('SLIP_REFUSED', {
    fields: Object.fromEntries(refused.map(({ place, fault }) => [`/legs/${place}`, { code: fault }])),
    value: { odds: booked.map((one) => one?.price.odds ?? null) },
  });
}
