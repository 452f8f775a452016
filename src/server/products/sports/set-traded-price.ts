import type { OddsMilli } from '#contract/generated/types.ts';
import { isSureWin } from '#domain/sports/traded-odds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { SportsParts } from './sports-parts.ts';
import type { TradeName } from './trades.ts';

export interface PriceRequest extends TradeName {
  readonly brand: string;
  readonly staffId: bigint;
  /** The version that was seen; 0: nothing was set. */
  readonly version: number;
  readonly margin: number;
  readonly odds: readonly { readonly outcome: string; readonly oddsMilli: OddsMilli }[];
  readonly reason: string;
}

/**
 * Judges odds and margin by hand: when they are asked for, and again when they are set.
 * @returns whether an outcome pays more than by the feed, which a second person has to approve
 * @throws Problem SPORTS_EVENT_NOT_FOUND for an outcome that the book does not have, SPORTS_PRICE_CHANGED for another
 * version, SPORTS_PRICE_IN_PLAY for odds of an event that is played, SPORTS_PRICE_UNSAFE for odds that let a player
 * win for sure
 */
export async function judgeTradedPrice(
  tx: Tx,
  { book }: Pick<SportsParts, 'book'>,
  { event, market, version, odds }: PriceRequest,
): Promise<boolean> {
  const state = book.event(event);
  const prices = market === '' ? undefined : state?.markets[market]?.prices?.value;
  if (state?.fixture === undefined) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  if (market !== '' && prices === undefined) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  const feed = new Map(prices?.outcomes.map((one) => [one.outcome, one.odds]));
  const named = new Set(odds.map(({ outcome }) => outcome));
  const isKnown = named.size === odds.length && odds.every(({ outcome }) => feed.has(outcome));
  if (!isKnown) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  const known = await tx
    .selectFrom('sports_trade')
    .select('version')
    .where('event', '=', event)
    .where('market', '=', market)
    .forUpdate()
    .executeTakeFirst();
  if ((known?.version ?? 0) !== version) throw new Problem('SPORTS_PRICE_CHANGED');
  if (odds.length === 0) return false;
  if (state.fixture.value.status !== 'scheduled') throw new Problem('SPORTS_PRICE_IN_PLAY');
  const byHand = new Map(odds.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));
  const own = [...feed].map(([outcome, milli]) => byHand.get(outcome) ?? milli);
  if (isSureWin(own)) throw new Problem('SPORTS_PRICE_UNSAFE');
  return odds.some(({ outcome, oddsMilli }) => oddsMilli > (feed.get(outcome) ?? 0));
}

/**
 * Sets odds and margin of a market, or the margin of an event, on every brand. Neither: those of the feed count again.
 * @returns the version
 * @throws Problem as `judgeTradedPrice`
 */
export async function setTradedPrice(
  tx: Tx,
  parts: Pick<SportsParts, 'book' | 'clock'>,
  request: PriceRequest,
): Promise<number> {
  const { brand, staffId, event, market, version, margin, odds, reason } = request;
  await judgeTradedPrice(tx, parts, request);
  const at = parts.clock.now();
  const byHand = Object.fromEntries(odds.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));
  const values = {
    margin,
    odds: odds.length === 0 ? null : JSON.stringify(byHand),
    version: version + 1,
    staff_id: staffId,
    reason,
    set_at: at,
  };
  const set = await tx
    .insertInto('sports_trade')
    .values({ event, market, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['event', 'market'])
        .doUpdateSet(values)
        .where('sports_trade.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  // Another trader set the first one meanwhile.
  if (set === undefined) throw new Problem('SPORTS_PRICE_CHANGED');
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'setTradedPrice',
    subject: `${event} ${market}`.trim(),
    before: { version },
    after: { margin, odds: byHand },
    reason,
    at,
  });
  return set.version;
}
