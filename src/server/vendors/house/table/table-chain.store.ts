import type { Tx } from '../../../platform/db/database.ts';
import { CHAIN_ROUNDS, drawSalt, makeChain, seedAt } from '../../../platform/hash-chain.ts';
import { newId } from '../../../platform/id.ts';
import type { TableKey } from './table.store.ts';

/** The position in a chain that the next round takes; begins a new chain where none has rounds left. */
export async function takePosition(tx: Tx, { brand, gameCode }: TableKey, now: Date) {
  const newest = await tx
    .selectFrom('table_chain')
    .select(['id', 'root_seed', 'salt', 'rounds', 'used'])
    .where('brand', '=', brand)
    .where('game_code', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const chain =
    newest !== undefined && newest.used < newest.rounds
      ? newest
      : await beginChain(tx, { brand, gameCode }, now);
  await tx
    .updateTable('table_chain')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  const seeds = seedAt(chain.root_seed, chain.rounds, chain.used);
  return { chainId: chain.id, position: chain.used, salt: chain.salt, ...seeds };
}

/** The house draws seeds and salt; a round adds what the house cannot choose when it is locked. */
async function beginChain(tx: Tx, { brand, gameCode }: TableKey, now: Date) {
  const { rootSeed, terminalHash } = makeChain(CHAIN_ROUNDS);
  const chain = {
    id: newId(),
    root_seed: rootSeed,
    salt: drawSalt(),
    rounds: CHAIN_ROUNDS,
    used: 0,
  };
  await tx
    .insertInto('table_chain')
    .values({ ...chain, brand, game_code: gameCode, terminal_hash: terminalHash, created_at: now })
    .execute();
  return chain;
}
