import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';

/** Trials that run at once on a brand from one address group, and from its wider network. */
const MAX_TRIALS = { address: 10, network: 200 } as const;

/**
 * Counts the trials that run from an address.
 * @throws Problem TRIALS_USED_UP with the time until the first of them ends
 */
export async function countTrials(
  tx: Tx,
  brand: string,
  groups: { address: string; network: string },
  now: Date,
): Promise<void> {
  for (const kind of ['address', 'network'] as const) {
    const { running, first_end: firstEnd } = await tx
      .selectFrom('trial_player')
      .select((eb) => [
        eb.fn.countAll<bigint>().as('running'),
        eb.fn.min('ends_at').as('first_end'),
      ])
      .where('brand', '=', brand)
      .where(`${kind}_group`, '=', groups[kind])
      .where('ends_at', '>', now)
      .executeTakeFirstOrThrow();
    if (running < BigInt(MAX_TRIALS[kind])) continue;
    const endsAt = firstEnd ?? now;
    throw new Problem('TRIALS_USED_UP', {
      retryAfterSeconds: Math.max(1, (endsAt.getTime() - now.getTime()) / 1_000),
    });
  }
}

/** Removed at a time, so that no transaction holds many rows. */
const BATCH = 100;
/** Bounds one run; the next run continues. */
const MAX_BATCHES = 50;

/**
 * Removes trials that have ended, with everything they left. Safe on every node at once: what another
 * run holds is skipped.
 * @returns how many trials it removed.
 */
export async function removeEndedTrials(db: Db, clock: Clock): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await inTransaction(db, (tx) => removeBatch(tx, clock.now()));
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}

async function removeBatch(tx: Tx, now: Date): Promise<number> {
  const ended = await tx
    .selectFrom('trial_player')
    .select('member_id')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = ended.map((row) => row.member_id);
  if (ids.length === 0) return 0;
  const shards = [...new Set(ids.map(shardOf))];
  await tx
    .deleteFrom('house_round')
    .where(sql<boolean>`shard = any(${shards}::int[])`)
    .where('member_id', 'in', ids)
    .where('mode', '=', 'demo')
    .execute();
  // What a trial player wrote to the brand stays, without the player.
  await tx.updateTable('feedback').set({ member_id: null }).where('member_id', 'in', ids).execute();
  for (const table of [
    'house_seed',
    'game_session',
    'member_session',
    'trial_movement',
    'trial_player',
  ] as const) {
    await tx.deleteFrom(table).where('member_id', 'in', ids).execute();
  }
  await tx.deleteFrom('member').where('id', 'in', ids).where('account_type', '=', 4).execute();
  return ids.length;
}
