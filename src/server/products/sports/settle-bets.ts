import { settleBet } from '#domain/sports/settle-bet.ts';
import { fraction } from '#domain/sports/fraction.ts';
import { type LegResult, VOID } from '#domain/sports/leg-result.ts';
import { marketKey } from '#domain/sports/feed/event-state.ts';
import type { BetCancel, BetSettlement, Rollback, SettledOutcome } from '#domain/sports/feed/message.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { stakeOf } from './place-bet.ts';
import type { SportsParts } from './sports-parts.ts';

/** The result of a leg by what the feed said of its outcome. */
export function legResultOf({ won, voidFactor, deadHeat = [1, 1] }: SettledOutcome): LegResult {
  const [places, tied] = deadHeat;
  return {
    won,
    voidFactor: fraction(BigInt(voidFactor * 2), 2n),
    deadHeat: fraction(BigInt(places), BigInt(tied)),
  };
}

/**
 * Writes a result, a rollback or a cancel to the legs of its markets, and settles the bets that it decides. A message
 * that came before, or is older than what a leg has, changes nothing.
 * @returns how many bets were settled or corrected
 */
export async function settleMarkets(
  parts: SportsParts,
  message: BetSettlement | Rollback | BetCancel,
): Promise<number> {
  let count = 0;
  for (const named of message.markets) {
    const market = marketKey(named);
    const bets = await parts.db
      .selectFrom('sports_leg as l')
      .innerJoin('sports_bet as b', 'b.id', 'l.bet_id')
      .select('b.id')
      .distinct()
      .where('l.event', '=', message.event)
      .where('l.market', '=', market)
      .where('b.status', 'in', ['open', 'settled'])
      .where((is) => is.or([is('l.result_at', 'is', null), is('l.result_at', '<', BigInt(message.at))]))
      .execute();
    const outcomes = 'outcomes' in named ? (named.outcomes as readonly SettledOutcome[]) : null;
    for (const { id } of bets) {
      const isChanged = await inTransaction(parts.db, (tx) =>
        settleOne(tx, parts, id, { message, market, outcomes }),
      );
      if (isChanged) count += 1;
    }
  }
  if (count > 0) parts.nudge();
  return count;
}

interface MarketResult {
  readonly message: BetSettlement | Rollback | BetCancel;
  readonly market: string;
  readonly outcomes: readonly SettledOutcome[] | null;
}

async function settleOne(
  tx: Tx,
  parts: SportsParts,
  id: bigint,
  { message, market, outcomes }: MarketResult,
): Promise<boolean> {
  const bet = await tx
    .selectFrom('sports_bet')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const legs = await tx.selectFrom('sports_leg').selectAll().where('bet_id', '=', id).orderBy('place').execute();
  const results = legs.map((leg) => {
    if (leg.event !== message.event || leg.market !== market) return leg.result as SettledOutcome | null;
    if (message.kind === 'betCancel') return { outcome: leg.outcome, won: false, voidFactor: 1 } as const;
    return outcomes?.find(({ outcome }) => outcome === leg.outcome) ?? null;
  });
  await tx
    .updateTable('sports_leg')
    .set((is) => ({ result_at: is.val(BigInt(message.at)) }))
    .where('bet_id', '=', id)
    .where('event', '=', message.event)
    .where('market', '=', market)
    .execute();
  for (const [place, result] of results.entries()) {
    await tx
      .updateTable('sports_leg')
      .set({ result: result === null ? null : JSON.stringify(result) })
      .where('bet_id', '=', id)
      .where('place', '=', place)
      .execute();
  }
  const settled = settleBet(
    {
      legs: legs.map(({ odds_milli: odds }) => ({ odds })),
      lines: bet.lines as number[][],
      unitMicro: bet.unit_micro,
      mostMicro: bet.most_micro,
      isFree: false,
    },
    results.map((result) => (result === null ? null : legResultOf(result))),
  );
  // A rollback leaves what was paid until the next result corrects it.
  if (settled === null || (bet.version > 0 && settled.payoutMicro === bet.payout_micro)) return false;
  const owner = { brand: bet.brand, memberId: bet.member_id, currency: bet.currency };
  await parts.wager.settleStake(tx, {
    ...stakeOf(owner, id, bet.stake_micro),
    payoutMicro: settled.payoutMicro,
    version: bet.version + 1,
  });
  await tx
    .updateTable('sports_bet')
    .set({
      status: 'settled',
      version: bet.version + 1,
      payout_micro: settled.payoutMicro,
      settled_at: parts.clock.now(),
    })
    .where('id', '=', id)
    .execute();
  return true;
}

export { VOID };
