import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { HaltName } from './halts.ts';
import type { SportsParts } from './sports-parts.ts';

export interface HaltRequest extends HaltName {
  readonly brand: string;
  readonly staffId: bigint;
  readonly reason: string;
}

/** Suspends a market, an event or the whole book. @throws Problem SPORTS_EVENT_NOT_FOUND, SPORTS_ALREADY_HALTED */
export async function haltSports(
  tx: Tx,
  { book, clock }: Pick<SportsParts, 'book' | 'clock'>,
  { brand, staffId, event, market, reason }: HaltRequest,
): Promise<void> {
  const state = event === '' ? null : book.event(event);
  const isKnown =
    event === ''
      ? market === ''
      : state !== null && (market === '' || state.markets[market] !== undefined);
  if (!isKnown) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  const at = clock.now();
  const added = await tx
    .insertInto('sports_halt')
    .values({ event, market, staff_id: staffId, reason, halted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .executeTakeFirst();
  if (added === undefined) throw new Problem('SPORTS_ALREADY_HALTED');
  const subject = subjectOf(event, market);
  const change = { before: null, after: { isHalted: true }, reason, at };
  await writeAudit(tx, { staffId, brand, action: 'haltSports', subject, ...change });
}

/** Takes bets again. @throws Problem SPORTS_NOT_HALTED, SPORTS_MARKET_SETTLED for a market that has a result */
export async function resumeSports(
  tx: Tx,
  { clock }: Pick<SportsParts, 'clock'>,
  { brand, staffId, event, market, reason }: HaltRequest,
): Promise<void> {
  const result = await tx
    .selectFrom('sports_result')
    .select('event')
    .where('event', '=', event)
    .where('market', '=', market)
    .where('outcomes', 'is not', null)
    .executeTakeFirst();
  if (result !== undefined) throw new Problem('SPORTS_MARKET_SETTLED');
  const gone = await tx
    .deleteFrom('sports_halt')
    .where('event', '=', event)
    .where('market', '=', market)
    .returning('reason')
    .executeTakeFirst();
  if (gone === undefined) throw new Problem('SPORTS_NOT_HALTED');
  const subject = subjectOf(event, market);
  const change = { before: { halted: gone.reason }, after: { isHalted: false }, reason };
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'resumeSports',
    subject,
    ...change,
    at: clock.now(),
  });
}

const subjectOf = (event: string, market: string): string => `${event} ${market}`.trim() || 'all';
