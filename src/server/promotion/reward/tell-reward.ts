import { shardOf } from '#domain/ledger/shard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The outbox topic of rewards that changed. */
export const REWARD_CHANGED = 'reward.changed';

/** The member's rewards look different once the caller's transaction commits. */
export async function rewardChanged(
  tx: Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<void> {
  const owner = { brand, memberId: String(memberId) };
  await writeEvent(tx, REWARD_CHANGED, owner, { shard: shardOf(memberId), at: clock.now() });
}
