import type {
  SportsBet,
  SportsBetLine,
  SportsBetStatus,
  SportsLeg,
} from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import { type Fraction, fraction, times, ONE } from '#domain/sports/fraction.ts';
import { factorOf } from '#domain/sports/leg-result.ts';
import type { Acceptance } from '#domain/sports/judge-slip.ts';
import { scoreShown } from '#domain/sports/score-shown.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type LegRow, legsOf, legsOfAll, type Row } from './bet.store.ts';
import { marketName } from './event.view.ts';
import { legResultOf, settledOf } from './settle-bets.ts';

const PAGE = 20;
const WHOLE = 10_000n;
/** Digits after the point of a factor as it is shown. */
const DIGITS = 6;
const SHIFT = 10n ** BigInt(DIGITS);

/** The player's bets, newest first. */
export async function listBets(
  db: Db,
  { brand, memberId }: MemberKey,
  { view = 'all', cursor, limit = PAGE }: RequestOf<'listSportsBets'>['query'],
): Promise<ReplyOf<'listSportsBets'>> {
  let rows = db
    .selectFrom('sports_bet')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (view === 'open') rows = rows.where('status', 'in', ['held', 'open']);
  if (view === 'settled') rows = rows.where('status', 'not in', ['held', 'open']);
  if (cursor !== undefined) rows = rows.where('id', '<', cursorId(cursor));
  const found = await rows.execute();
  const legs = await legsOfAll(
    db,
    found.map(({ id }) => id),
  );
  return pageOf(found, limit, (bet) =>
    betView(
      bet,
      legs.filter(({ betId }) => betId === bet.id),
    ),
  );
}

/** @throws Problem SPORTS_BET_NOT_FOUND */
export async function findBet(
  from: Db | Tx,
  { brand, memberId }: MemberKey,
  id: bigint,
): Promise<Row> {
  const bet = await from
    .selectFrom('sports_bet')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (bet === undefined) throw new Problem('SPORTS_BET_NOT_FOUND');
  return bet;
}

/** @throws Problem SPORTS_BET_NOT_FOUND */
export async function readBet(from: Db | Tx, owner: MemberKey, id: bigint): Promise<SportsBet> {
  return betView(await findBet(from, owner, id), await legsOf(from, id));
}

export function betView(bet: Row, legs: readonly LegRow[]): SportsBet {
  const isDecided = bet.status !== 'held' && (bet.version > 0 || bet.cashed_micro > 0n);
  return {
    betId: String(bet.id),
    status: bet.status as SportsBetStatus,
    currency: bet.currency,
    unitMicro: String(bet.unit_micro),
    stakeMicro: String(bet.stake_micro),
    mostMicro: String(bet.most_micro),
    payoutMicro: isDecided ? String(bet.payout_micro + bet.cashed_micro) : null,
    cashedOutMicro: String(bet.cashed_micro),
    leftBasisPoints: Number((bet.left_micro * WHOLE) / bet.unit_micro),
    autoCashOutMicro: bet.target_micro === null ? null : String(bet.target_micro),
    acceptance: bet.acceptance as Acceptance,
    version: bet.version,
    refusal: bet.refusal,
    placedAt: bet.placed_at.toISOString(),
    decideAt: bet.decide_at?.toISOString() ?? null,
    acceptedAt: bet.accepted_at?.toISOString() ?? null,
    settledAt: bet.settled_at?.toISOString() ?? null,
    legs: legs.map(legView),
    lines: linesOfBet(bet, legs),
  };
}

/** The lines of what is left of a bet, with their payouts; open ones with the product of what is decided. */
function linesOfBet(bet: Row, legs: readonly LegRow[]): SportsBetLine[] {
  const settled = settledOf(bet, legs);
  if (settled !== null) {
    return settled.lines.map(({ legs: places, product, payoutMicro }) => ({
      legs: [...places],
      product: decimalOf(product),
      payoutMicro: String(payoutMicro),
    }));
  }
  return (bet.lines as number[][]).map((places) => {
    const decided = places.flatMap((place) => factorOfLeg(legs[place]) ?? []);
    return {
      legs: places,
      product: decided.length === 0 ? null : decimalOf(decided.reduce(times, ONE)),
      payoutMicro: null,
    };
  });
}

function factorOfLeg(leg: LegRow | undefined): Fraction | null {
  if (leg === undefined || leg.result === null) return null;
  return factorOf(leg.odds, legResultOf(leg.result));
}

function legView(leg: LegRow): SportsLeg {
  const { sport, tournament, home, away, startsAt } = leg.fixture;
  const factor = factorOfLeg(leg);
  return {
    eventId: leg.event,
    sport,
    tournament,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    market: leg.market,
    ...marketName(leg.market),
    outcome: leg.outcome,
    oddsMilli: leg.odds,
    scoreAtBet: scoreShown(sport, leg.facts),
    result: leg.result === null ? null : resultName(leg.result),
    factor: factor === null ? null : decimalOf(factor),
  };
}

function resultName({
  won,
  voidFactor,
  deadHeat,
}: SettledOutcome): NonNullable<SportsLeg['result']> {
  if (voidFactor === 1) return 'void';
  if (voidFactor === 0.5) return won ? 'halfWon' : 'halfLost';
  if (won && deadHeat !== undefined) return 'deadHeat';
  return won ? 'won' : 'lost';
}

/** A fraction as a decimal with at most six digits after the point, rounded down. */
export function decimalOf({ over, under }: Fraction): string {
  const { over: scaled, under: one } = fraction(over * SHIFT, under);
  const micro = scaled / one;
  const rest = (micro % SHIFT).toString().padStart(DIGITS, '0').replace(/0+$/, '');
  return rest === '' ? String(micro / SHIFT) : `${micro / SHIFT}.${rest}`;
}
