import { limitsOf } from '#games/live/live-limits.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { placeLiveOrder } from './place-order.ts';
import { newestRounds } from './round.store.ts';
import { runStudio } from './run-studio.job.ts';
import type { StudioParts } from './studio-parts.ts';

const CHIPS: Readonly<Record<string, readonly string[]>> = {
  'roulette-a': ['red', 'n17'],
  'sic-bo-a': ['small'],
};

/** Chips of the demo's player on two tables: their rounds are paid within half a minute. */
export async function seedTables(
  parts: StudioParts,
  brand: string,
  username: string,
): Promise<void> {
  const member = await parts.db
    .selectFrom('member')
    .select(['id', 'currency'])
    .where('brand', '=', brand)
    .where('username', '=', username)
    .executeTakeFirst();
  if (member === undefined) return;
  await runStudio(parts);
  for (const table of parts.tables) {
    const spots = CHIPS[table.code];
    const limits = limitsOf(table.stakes, member.currency);
    const [round] = await newestRounds(parts.db, table.code, 1);
    const [, , chip] = limits?.chipsMicro ?? [];
    if (spots === undefined || limits === null || round === undefined || chip === undefined)
      continue;
    const request = {
      brand,
      memberId: member.id,
      currency: member.currency,
      roundNumber: round.number,
      bets: spots.map((spot) => ({ spot, stakeMicro: chip })),
    };
    await inTransaction(parts.db, (tx) => placeLiveOrder(tx, parts, table, limits, request)).catch(
      (error: unknown) => {
        // The round may close at this very moment.
        if (!(error instanceof Problem)) throw error;
      },
    );
  }
}
