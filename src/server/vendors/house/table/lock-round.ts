import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { MIXED_SEATS, tableSalt } from '#domain/fairness/table-salt.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { House } from '../house.ts';
import type { SharedGame } from '../house-games.ts';
import type { TableRound } from './table.store.ts';

/**
 * Closes the betting of a round and decides it: the seeds of its first seats are part of the salt, so
 * there is no result before. A seat that is taken meanwhile counts before the lock or not at all.
 * @returns false when another node was faster
 */
export function lockRound(
  { db }: Pick<House, 'db'>,
  game: SharedGame,
  { id, serverSeed, position, salt: openingSalt, chainSalt, locksAt }: TableRound,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await holdBetting(tx, id))) return false;
    const seatSeeds = await firstSeeds(tx, id);
    const ofChain = chainSalt ?? openingSalt;
    const salt = tableSalt(ofChain, seatSeeds);
    const { result, runMs } = game.shared.decide(
      openOutcomeStream({ serverSeed, clientSeed: salt, nonce: position }),
    );
    await tx
      .updateTable('table_round')
      .set({
        status: 'running',
        salt,
        chain_salt: ofChain,
        seat_seeds: JSON.stringify(seatSeeds),
        result,
        ends_at: new Date(locksAt.getTime() + runMs),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

async function holdBetting(tx: Tx, id: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('table_round')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'betting')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Client seeds of the first seats that count, in the order in which they were taken. */
async function firstSeeds(tx: Tx, id: bigint): Promise<readonly string[]> {
  const seats = await tx
    .selectFrom('table_seat')
    .select('client_seed')
    .where('table_round_id', '=', id)
    .where('status', '=', 'in')
    .where('client_seed', 'is not', null)
    .orderBy('joined_at')
    .orderBy('member_id')
    .limit(MIXED_SEATS)
    .execute();
  return seats.flatMap(({ client_seed: seed }) => seed ?? []);
}
