import { sql } from 'kysely';
import { fraction } from '#domain/sports/fraction.ts';
import { isCancelled } from '#domain/sports/feed/event-state.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import type { LegResult } from '#domain/sports/leg-result.ts';
import { settleBet, type SettledBet } from '#domain/sports/settle-bet.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
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
    const found = await readUnsettled(parts, result, after);
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

/** A page of the market's bets, without those that have its word: a cancel is judged bet by bet. */
async function readUnsettled(
  { db }: Pick<SportsParts, 'db'>,
  { event, market, outcomes, cancel }: MarketResult,
  after: bigint,
): Promise<readonly (MemberKey & { readonly id: bigint })[]> {
  const said = cancel === null ? (outcomes ?? []) : [];
  const { rows } = await sql<MemberKey & { readonly id: bigint }>`
    select l.bet_id as id, b.brand, b.member_id as "memberId"
    from sports_leg l join sports_bet b on b.id = l.bet_id
      left join unnest(
        ${said.map(({ outcome }) => outcome)}::text[],
        ${said.map((outcome) => JSON.stringify(outcome))}::text[]
      ) as s (outcome, result) on s.outcome = l.outcome
    where l.event = ${event} and l.market = ${market} and l.bet_id > ${after}::bigint
      and b.status in ('open', 'settled')
      and (${cancel !== null}::boolean or l.result is distinct from s.result::jsonb)
    order by l.bet_id limit ${PAGE}
  `.execute(db);
  return rows;
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
  await noteLate(tx, bet, result);
  return payVersion(tx, parts, bet, settledOf(bet, legs));
}

/** Notes that a bet was accepted after the result of one of its markets: staff look at it. */
async function noteLate(tx: Tx, bet: Row, { decidedAt }: MarketResult): Promise<void> {
  const { id, accepted_at: acceptedAt, late_since: lateSince } = bet;
  if (decidedAt === null || acceptedAt === null || acceptedAt <= decidedAt) return;
  if (lateSince !== null && lateSince <= decidedAt) return;
  await tx.updateTable('sports_bet').set({ late_since: decidedAt }).where('id', '=', id).execute();
}

/** Gives what is left of an open or settled bet back. The caller holds member and bet. */
export async function voidBet(
  tx: Tx,
  parts: Pick<SportsParts, 'wager' | 'clock'>,
  bet: Row,
  reason: string,
): Promise<void> {
  const { id } = bet;
  const legs = (await legsOf(tx, id)).map((leg) => ({ ...leg, result: voided(leg.outcome) }));
  await tx
    .updateTable('sports_leg')
    .set({
      result: sql`jsonb_build_object('outcome', outcome, 'won', false, 'voidFactor', 1)`,
    })
    .where('bet_id', '=', id)
    .execute();
  await payVersion(tx, parts, bet, settledOf(bet, legs));
  await tx
    .updateTable('sports_bet')
    .set({ status: 'void', void_reason: reason, settled_at: parts.clock.now(), target_micro: null })
    .where('id', '=', id)
    .execute();
}

const voided = (outcome: string): SettledOutcome => ({ outcome, won: false, voidFactor: 1 });

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
    return voided(outcome);
  }
  return outcomes?.find((one) => one.outcome === outcome) ?? null;
}
