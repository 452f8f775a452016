import type { SportsHandResult } from '#contract/generated/types.ts';
import { settledByHand } from '#domain/sports/hand-result.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { outcomesWithBets } from './bet-markets.read.ts';
import { keepResults, lockResult } from './results.store.ts';
import type { SportsParts } from './sports-parts.ts';

export interface HandResult {
  readonly brand: string;
  readonly staffId: bigint;
  readonly event: string;
  readonly market: string;
  /** The moment of the result that was seen; 0n: there was none. */
  readonly seen: bigint;
  readonly outcomes: readonly { readonly outcome: string; readonly result: SportsHandResult }[];
  readonly reason: string;
}

/**
 * Judges a result by hand: when it is asked for, and again when it runs. It covers each outcome that has bets.
 * @throws Problem SPORTS_EVENT_NOT_FOUND, SPORTS_MARKET_CHANGED, SPORTS_OUTCOME_MISSING
 */
export async function judgeHandResult(
  tx: Tx,
  { event, market, seen, outcomes }: Pick<HandResult, 'event' | 'market' | 'seen' | 'outcomes'>,
  now: Date,
): Promise<void> {
  const needed = await outcomesWithBets(tx, event, market);
  if (needed.length === 0) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  if ((await lockResult(tx, { event, market }, now)) !== seen)
    throw new Problem('SPORTS_MARKET_CHANGED');
  const said = new Set(outcomes.map(({ outcome }) => outcome));
  const isWhole = said.size === outcomes.length && needed.every((outcome) => said.has(outcome));
  if (!isWhole) throw new Problem('SPORTS_OUTCOME_MISSING', { value: { outcomes: needed } });
}

/**
 * Keeps a result by hand as the newest word on a market, whose bets follow with the next step, and takes no more bets
 * on it. A later word of the feed counts again.
 * @returns the moment that names the result
 * @throws Problem as `judgeHandResult`
 */
export async function settleByHand(
  tx: Tx,
  { clock }: Pick<SportsParts, 'clock'>,
  result: HandResult,
): Promise<bigint> {
  const { brand, staffId, event, market, seen, outcomes, reason } = result;
  const now = clock.now();
  await judgeHandResult(tx, result, now);
  const at = Math.max(now.getTime(), Number(seen) + 1);
  const settled = outcomes.map((one) => settledByHand(one.outcome, one.result));
  const value = { certainty: 'confirmed' as const, outcomes: settled };
  await keepResults(tx, [{ event, market, state: { settlement: { at, value } } }], now);
  await tx
    .insertInto('sports_halt')
    .values({ event, market, staff_id: staffId, reason, halted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'settleBetMarket',
    subject: `${event} ${market}`,
    before: { resultVersion: String(seen) },
    after: { outcomes },
    reason,
    at: now,
  });
  return BigInt(at);
}
