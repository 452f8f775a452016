import type { SendFeedbackBody } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { feedbackFaults, tidyFeedback } from '#domain/feedback/feedback-draft.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { insertFeedback } from './feedback.store.ts';

/** Who sends, and when. */
export interface FeedbackSender {
  brand: string;
  /** null: a visitor. */
  memberId: bigint | null;
  at: Date;
}

/**
 * Keeps what somebody sent for the operators to read.
 * @throws Problem INVALID_BODY where there is nothing to read
 */
export async function sendFeedback(
  tx: Tx,
  { questionType, content, contact = '' }: SendFeedbackBody,
  { brand, memberId, at }: FeedbackSender,
): Promise<ReplyOf<'sendFeedback'>> {
  const draft = tidyFeedback({ questionType, content, contact });
  const faults = feedbackFaults(draft);
  if (faults.length > 0) {
    const fields = faults.map(({ field, ...fault }): [string, FieldProblem] => [
      `/${field}`,
      fault,
    ]);
    throw new Problem('INVALID_BODY', { fields: Object.fromEntries(fields) });
  }
  const id = newId();
  await insertFeedback(tx, {
    brand,
    id,
    memberId,
    questionType,
    content: draft.content,
    contact: draft.contact === '' ? null : draft.contact,
    at,
  });
  return { feedbackId: String(id), receivedAt: at.toISOString() };
}
