import type { Tx } from '../../platform/db/database.ts';
import { CHAIN_ROUNDS, drawSalt, makeChain, seedAt } from '../../platform/hash-chain.ts';
import { newId } from '../../platform/id.ts';

/** Begins a chain of seeds for a raffle: its end is stored before its salt is chosen. */
export async function beginRaffleChain(tx: Tx, campaignId: bigint, now: Date) {
  const { rootSeed, terminalHash } = makeChain(CHAIN_ROUNDS);
  return tx
    .insertInto('raffle_chain')
    .values({
      id: newId(),
      campaign_id: campaignId,
      root_seed: rootSeed,
      terminal_hash: terminalHash,
      salt: drawSalt(),
      rounds: CHAIN_ROUNDS,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes the next seed of a raffle; the chain's row makes draws follow each other. */
export async function takeRaffleSeed(
  tx: Tx,
  campaignId: bigint,
  now: Date,
): Promise<{ serverSeed: string; salt: string }> {
  const newest = await tx
    .selectFrom('raffle_chain')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const chain =
    newest !== undefined && newest.used < newest.rounds
      ? newest
      : await beginRaffleChain(tx, campaignId, now);
  await tx
    .updateTable('raffle_chain')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  const { serverSeed } = seedAt(chain.root_seed, chain.rounds, chain.used);
  return { serverSeed, salt: chain.salt };
}
