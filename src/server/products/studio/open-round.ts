import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { StudioTable } from '#games/live/live-tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { takeSeed } from '../../play/chance/chain.store.ts';
import { newestRounds } from './round.store.ts';
import { shoeInUse } from './shoe.store.ts';
import type { StudioParts } from './studio-parts.ts';

/**
 * Opens the next round of a table for bets; violates a unique index when another node was faster, and nothing of the
 * chain is lost then.
 */
export function openLiveRound(
  { db, clock, beacon }: Pick<StudioParts, 'db' | 'clock' | 'beacon'>,
  { code: tableCode, game: gameCode, openMs }: StudioTable,
): Promise<void> {
  const game = LIVE_GAMES[gameCode];
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const [newest] = await newestRounds(tx, tableCode, 1);
    const shoe =
      game.draw.from === 'shoe'
        ? await shoeInUse(tx, beacon, tableCode, game.draw.mostCards, now)
        : null;
    if (game.draw.from === 'shoe' && shoe === null) return;
    const seed = game.draw.from === 'chain' ? await takeSeed(tx, `table ${tableCode}`, now) : null;
    await tx
      .insertInto('live_round')
      .values({
        id: newId(),
        table_code: tableCode,
        number: (newest?.number ?? 0) + 1,
        game: game.code,
        game_version: game.version,
        status: 'open',
        opens_at: now,
        closes_at: new Date(now.getTime() + openMs),
        shoe_id: shoe?.id ?? null,
        shoe_from: shoe?.used ?? null,
        position: seed?.position ?? null,
        commitment: seed?.commitment ?? null,
        server_seed: seed?.serverSeed ?? null,
      })
      .execute();
  });
}
