import { fraction } from '#domain/sports/fraction.ts';
import { isCancelled } from '#domain/sports/feed/event-state.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import type { LegResult } from '#domain/sports/leg-result.ts';
import { settleBet, type SettledBet } from '#domain/sports/settle-bet.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { type LegRow, legsOf, lockBet, type Row } from './bet.store.ts';
import { claimDue, finishLook, type MarketResult } from './results.store.ts';
import { payWaiting, settleSingles } from './settle-singles.ts';
import { roundOfBet, type SportsParts } from './sports-parts.ts';

/** Bets of a market that are read at once. */
const PAGE = 500;

/** The result of a leg by what was said of its outcome. */
export function legResultOf({ won, voidFactor, deadHeat = [1, 1] }: SettledOutcome): LegResult {
  const [places, tied] = deadHeat;
  return {
    won,
    voidFactor: fraction(BigInt(voidFactor * 2), 2n),
    deadHeat: fraction(BigInt(places), BigInt(tied)),
  };
}

/** What is left of a bet, settled by the results of its legs; null: a line is open. */
export const settledOf = (bet: Row, legs: readonly LegRow[]): SettledBet | null =>
  settleBet(
    {
      legs,
      lines: bet.lines as number[][],
      unitMicro: bet.left_micro,
      mostMicro: (bet.most_micro * bet.left_micro) / bet.unit_micro,
      isFree: false,
    },
    legs.map(({ result }) => (result === null ? null : legResultOf(result))),
  );

/**
 * Settles, corrects and takes back the bets of markets of which something was said. It continues after a stop at any
 * point: a bet that has the result is passed over.
 * @returns how many bets changed
 */
export async function settleDue(parts: SportsParts): Promise<number> {
  const { db, clock } = parts;
  let count = 0;
  // A correction takes back what was credited: sets that a stop has left are credited first.
  await payWaiting(parts);
  for (const result of await claimDue(db, clock.now())) {
    count += (await settleSingles(parts, result)) + (await settleMarket(parts, result));
    await finishLook(db, result);
  }
  if (count > 0) parts.nudge();
  return count;
}

async function settleMarket(parts: SportsParts, result: MarketResult): Promise<number> {
  let count = 0;
  for (let after = 0n; ;) {
    const found = await parts.db
      .selectFrom('sports_leg as l')
      .innerJoin('sports_bet as b', 'b.id', 'l.bet_id')
      .select(['l.bet_id as id', 'b.brand', 'b.member_id as memberId'])
      .where('l.event', '=', result.event)
      .where('l.market', '=', result.market)
      .where('l.bet_id', '>', after)
      .where('b.status', 'in', ['open', 'settled'])
      .orderBy('l.bet_id')
      .limit(PAGE)
      .execute();
    for (const { id, brand, memberId } of found) {
      const isChanged = await inTransaction(parts.db, async (tx) => {
        await lockMember(tx, { brand, memberId });
        return settleOne(tx, parts, id, result);
      });
      if (isChanged) count += 1;
    }
    const last = found.at(-1);
    if (last === undefined || found.length < PAGE) return count;
    after = last.id;
  }
}

async function settleOne(
  tx: Tx,
  parts: SportsParts,
  id: bigint,
  result: MarketResult,
): Promise<boolean> {
  const bet = await lockBet(tx, id);
  if (bet.status !== 'open' && bet.status !== 'settled') return false;
  const known = await legsOf(tx, id);
  const acceptedAt = bet.accepted_at?.getTime() ?? 0;
  const legs = known.map((leg) =>
    leg.event === result.event && leg.market === result.market
      ? { ...leg, result: wordOn(leg, result, acceptedAt) }
      : leg,
  );
  const changed = legs.flatMap((leg, place) =>
    isSameResult(leg.result, known[place]?.result ?? null) ? [] : [{ place, leg }],
  );
  if (changed.length === 0) return false;
  for (const { place, leg } of changed) {
    await tx
      .updateTable('sports_leg')
      .set({ result: leg.result === null ? null : JSON.stringify(leg.result) })
      .where('bet_id', '=', id)
      .where('place', '=', place)
      .execute();
  }
  return payVersion(tx, parts, bet, settledOf(bet, legs));
}

/** Pays a result as the next version, or takes the one before back where the bet is open again. */
async function payVersion(
  tx: Tx,
  { wager, clock }: Pick<SportsParts, 'wager' | 'clock'>,
  bet: Row,
  settled: SettledBet | null,
): Promise<boolean> {
  const wasSettled = bet.status === 'settled';
  if (settled === null && !wasSettled) return false;
  const payoutMicro = settled?.payoutMicro ?? 0n;
  if (settled !== null && wasSettled && payoutMicro === bet.payout_micro) return false;
  const version = bet.version + 1;
  const { id, brand, member_id: memberId, currency, game_code: gameCode } = bet;
  const round = roundOfBet({ id, brand, memberId, currency, gameCode });
  const tookNothing = bet.payout_micro === 0n;
  await wager.settleStake(tx, { ...round, payoutMicro, version, tookNothing });
  await tx
    .updateTable('sports_bet')
    .set({
      status: settled === null ? 'open' : 'settled',
      version,
      payout_micro: payoutMicro,
      settled_at: settled === null ? null : clock.now(),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

const isSameResult = (one: SettledOutcome | null, other: SettledOutcome | null): boolean =>
  one?.won === other?.won &&
  one?.voidFactor === other?.voidFactor &&
  String(one?.deadHeat) === String(other?.deadHeat);

/** The word of a market on a leg: a cancel before a result, for bets that were accepted within its window. */
function wordOn(
  { outcome }: LegRow,
  { outcomes, cancel }: MarketResult,
  acceptedAt: number,
): SettledOutcome | null {
  if (cancel !== null && isCancelled(cancel, acceptedAt)) {
    return { outcome, won: false, voidFactor: 1 };
  }
  return outcomes?.find((one) => one.outcome === outcome) ?? null;
}
