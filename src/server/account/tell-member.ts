import { shardOf } from '#domain/ledger/shard.ts';
import type { NoticeFacts } from '#domain/inbox/notice-values.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** The outbox topic of what players are told of. */
export const NOTICE_TOPIC = 'member.notice';

/** What happened to a player, until the inbox has made a message of it. */
export interface MemberNotice {
  readonly brand: string;
  readonly memberId: string;
  readonly event: keyof NoticeFacts;
  readonly facts: NoticeFacts[keyof NoticeFacts];
}

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
  const notice: MemberNotice = { brand, memberId: String(memberId), event, facts };
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      topic: NOTICE_TOPIC,
      shard: shardOf(memberId),
      payload: JSON.stringify(notice),
      created_at: clock.now(),
    })
    .execute();
}
