import { shardOf } from '#domain/ledger/shard.ts';
import type { NoticeFacts } from '#domain/inbox/notice-values.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeEvent } from '../platform/outbox/write-event.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** The outbox topic of what players are told of. */
export const NOTICE_TOPIC = 'member.notice';

/**
 * Tells a player of something by a message in the inbox, in the words that the brand has for it. It
 * belongs to the caller's transaction: told if and only if it happened, and once.
 */
export async function tellMember<Event extends keyof NoticeFacts>(
  tx: Tx,
  { brand, memberId }: MemberKey,
  event: Event,
  facts: NoticeFacts[Event],
  clock: Clock,
): Promise<void> {
  const notice = {
    brand,
    memberId: String(memberId),
    event,
    facts: Object.fromEntries(Object.entries(facts)),
  };
  await writeEvent(tx, NOTICE_TOPIC, notice, { shard: shardOf(memberId), at: clock.now() });
}
