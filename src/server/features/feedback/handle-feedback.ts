import type { OfficeFeedback } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readFeedback } from './feedback.read.ts';
import { type FeedbackKey, lockFeedback, updateHandled } from './feedback.store.ts';

export interface FeedbackChange extends FeedbackKey {
  handled: boolean;
  /** Empty: nothing is noted. */
  note: string;
  staffId: bigint;
  at: Date;
}

/**
 * Marks feedback as handled, or opens it again. Saying what holds already changes nothing and leaves
 * no trace. The trail names it by its id: what a player wrote stays in one place.
 * @throws Problem FEEDBACK_NOT_FOUND, FACTS_CONFLICT
 */
export async function handleFeedback(tx: Tx, change: FeedbackChange): Promise<OfficeFeedback> {
  const now = await lockFeedback(tx, change);
  const { brand, id, handled, staffId, at } = change;
  if (now.handled === handled) return now;
  const note = change.note.trim();
  await updateHandled(tx, change, { handled, note, staffId, at });
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'handleFeedback',
    subject: now.id,
    before: { [now.id]: { handled: now.handled } },
    after: { [now.id]: { handled } },
    reason: note,
    at,
  });
  const changed = await readFeedback(tx, brand, id);
  if (changed === null) throw new Error('locked feedback does not go away');
  return changed;
}
