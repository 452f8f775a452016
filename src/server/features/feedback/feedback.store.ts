import type { OfficeFeedback } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readFeedback } from './feedback.read.ts';

export interface NewFeedback {
  brand: string;
  id: bigint;
  /** null: a visitor's. */
  memberId: bigint | null;
  questionType: OfficeFeedback['questionType'];
  content: string;
  /** null: none was given. */
  contact: string | null;
  at: Date;
}

/** Which feedback, and the version it was read at. */
export interface FeedbackKey {
  brand: string;
  id: bigint;
  version: number;
}

export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<void> {
  const { brand, id, memberId, questionType, content, contact, at } = feedback;
  await tx
    .insertInto('feedback')
    .values({
      brand,
      id,
      member_id: memberId,
      question_type: questionType,
      content,
      contact,
      sent_at: at,
    })
    .execute();
}

/**
 * Makes others who want to handle the same wait, and refuses who read an older version.
 * @throws Problem FEEDBACK_NOT_FOUND, FACTS_CONFLICT with what holds now
 */
export async function lockFeedback(
  tx: Tx,
  { brand, id, version }: FeedbackKey,
): Promise<OfficeFeedback> {
  await tx
    .selectFrom('feedback')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  const now = await readFeedback(tx, brand, id);
  if (now === null) throw new Problem('FEEDBACK_NOT_FOUND');
  if (now.version !== version) throw new Problem('FACTS_CONFLICT', { value: now });
  return now;
}

/** Writes over one that is locked, and counts the change. */
export async function updateHandled(
  tx: Tx,
  { brand, id, version }: FeedbackKey,
  change: { handled: boolean; note: string; staffId: bigint; at: Date },
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({
      handled: change.handled,
      note: change.note,
      changed_at: change.at,
      changed_by: change.staffId,
      version: version + 1,
    })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}
