import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { makeChain, seedAt } from '../../platform/hash-chain.ts';

/** Draws of a chain, a day of one a minute: each seed is walked to from the chain's root. */
const CHAIN_DRAWS = 1_500;

/** A link of a chain: SHA-256 of the seed is the commitment, which is the seed before it. */
export interface ChainSeed {
  readonly chainId: bigint;
  readonly position: number;
  readonly serverSeed: string;
  readonly commitment: string;
}

/** Takes the next seed of a chain; begins another chain where none has seeds left. */
export async function takeSeed(tx: Tx, drawCode: string, now: Date): Promise<ChainSeed> {
  const newest = await tx
    .selectFrom('lottery_chain')
    .select(['id', 'root_seed', 'rounds', 'used'])
    .where('draw_code', '=', drawCode)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const chain =
    newest !== undefined && newest.used < newest.rounds
      ? newest
      : await beginChain(tx, drawCode, now);
  await tx
    .updateTable('lottery_chain')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  return {
    chainId: chain.id,
    position: chain.used,
    ...seedAt(chain.root_seed, chain.rounds, chain.used),
  };
}

async function beginChain(tx: Tx, drawCode: string, now: Date) {
  const { rootSeed, terminalHash } = makeChain(CHAIN_DRAWS);
  const chain = { id: newId(), root_seed: rootSeed, rounds: CHAIN_DRAWS, used: 0 };
  await tx
    .insertInto('lottery_chain')
    .values({ ...chain, draw_code: drawCode, terminal_hash: terminalHash, created_at: now })
    .execute();
  return chain;
}
