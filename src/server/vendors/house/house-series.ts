import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import type { WalletSession } from '../wallet-port.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import type { Player } from './house-seeds.ts';

/**
 * A finite series of tickets is a pair of seeds that belongs to no player: its nonce counts the tickets
 * sold. There is one for every price, so that nobody gains by paying more once good prizes are left.
 */
export function seriesOwner(
  { brand, mode, currency }: WalletSession,
  { code }: HouseGame,
  stakeMicro: bigint,
): Player {
  return { brand, memberId: 0n, gameCode: `${code}:${mode}:${currency}:${stakeMicro}` };
}

/** The wager with the place in the series that the server has assigned. */
export const ticketWager = (wager: JsonObject, place: bigint): JsonObject => ({
  ...wager,
  ticket: Number(place),
});

/**
 * Reveals the sold-out series, if there is one, and commits to the next. Its salt is drawn after the
 * commitment. Of two calls at once one begins it.
 */
export async function beginSeries(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  owner: Player,
  tickets: number,
): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await sql`
      update house_seed set revealed_at = ${now}
      where brand = ${owner.brand} and member_id = ${owner.memberId}
        and game_code = ${owner.gameCode} and revealed_at is null and next_nonce >= ${tickets}
    `.execute(tx);
    await tx
      .insertInto('house_seed')
      .values({
        id: newId(),
        brand: owner.brand,
        member_id: owner.memberId,
        game_code: owner.gameCode,
        server_seed: serverSeed,
        server_seed_hash: commitToServerSeed(serverSeed),
        client_seed: randomBytes(16).toString('hex'),
        revealed_at: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
