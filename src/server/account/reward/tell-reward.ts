import { shardOf } from '#domain/ledger/shard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The outbox topic of rewards that changed. */
export const REWARD_CHANGED = 'reward.changed';

/** The member's rewards look different once the caller's transaction commits. */
export async function rewardChanged(
  tx: Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      topic: REWARD_CHANGED,
      shard: shardOf(memberId),
      payload: JSON.stringify({ brand, memberId: String(memberId) }),
      created_at: clock.now(),
    })
    .execute();
}
