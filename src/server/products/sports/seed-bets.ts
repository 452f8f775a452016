import type { SportsEventLine, SportsSlip } from '#contract/generated/types.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { listEvents } from './events.read.ts';
import { placeBet } from './place-bet.ts';
import type { SportsParts } from './sports-parts.ts';
import { termsOf } from './sports-terms.ts';

const UNIT_MICRO = '5000000';
/** Legs and sizes of the slips: singles, a treble, a trixie. */
const SLIPS: readonly (readonly [from: number, legs: number, sizes: readonly number[]])[] = [
  [0, 1, [1]],
  [1, 1, [1]],
  [2, 3, [3]],
  [5, 3, [2, 3]],
];

/** Bets of the demo's player on the next matches: the first are settled within minutes. */
export async function seedBets(parts: SportsParts, brand: string, username: string): Promise<void> {
  const member = await parts.db
    .selectFrom('member')
    .select(['id', 'currency'])
    .where('brand', '=', brand)
    .where('username', '=', username)
    .executeTakeFirst();
  if (member === undefined) return;
  const { items } = listEvents(parts.book, parts.clock, { state: 'soon', limit: 20 });
  for (const [from, count, sizes] of SLIPS) {
    const legs = items.slice(from, from + count).flatMap(legOn);
    if (legs.length < count) continue;
    const slip: SportsSlip = {
      legs,
      sizes: [...sizes],
      bankers: [],
      unitMicro: UNIT_MICRO,
      acceptance: 'any',
    };
    const { id: memberId, currency } = member;
    const terms = termsOf(parts, brand, currency);
    const request = { brand, memberId, currency, terms, slip };
    await inTransaction(parts.db, (tx) => placeBet(tx, parts, request)).catch((error: unknown) => {
      // A match may begin at this very moment.
      if (!(error instanceof Problem)) throw error;
    });
  }
}

/** The first outcome of an event's main market. */
function legOn({ eventId, main }: SportsEventLine): SportsSlip['legs'] {
  const [first] = main?.outcomes ?? [];
  if (main === null || first === undefined) return [];
  const { outcome, oddsMilli: seenOddsMilli } = first;
  return [{ eventId, market: main.market, outcome, seenOddsMilli }];
}
