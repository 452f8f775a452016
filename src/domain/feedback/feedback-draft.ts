import type { QuestionType } from '#contract/generated/types.ts';

/** In Unicode code points, as the contract and the database count. */
export const MAX_CONTENT = 140;
export const MAX_CONTACT = 128;

/** Feedback before it is sent. */
export interface FeedbackDraft {
  /** null: not chosen yet. */
  readonly questionType: QuestionType | null;
  readonly content: string;
  /** Empty: not said. */
  readonly contact: string;
}

export interface FeedbackFault {
  readonly field: keyof FeedbackDraft;
  /** A key of the `validation` texts. */
  readonly code: 'required' | 'maxLength';
  /** Maximum number of characters, and the excess. */
  readonly params?: { readonly limit: number; readonly over: number };
}

/** Something that can be seen: blanks and signs without a shape of their own say nothing. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** As it is sent and kept: nothing around any of its words. */
export function tidyFeedback<Draft extends Pick<FeedbackDraft, 'content' | 'contact'>>(
  draft: Draft,
): Draft {
  return { ...draft, content: draft.content.trim(), contact: draft.contact.trim() };
}

/** Counts code points: an emoji of one code point counts as one, regardless of UTF-16. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Faults of a normalised draft, at most one per field. */
export function feedbackFaults(draft: FeedbackDraft): readonly FeedbackFault[] {
  const { questionType, content, contact } = draft;
  const faults: FeedbackFault[] = [];
  if (questionType === null) faults.push({ field: 'questionType', code: 'required' });
  if (!SAYS_SOMETHING.test(content)) faults.push({ field: 'content', code: 'required' });
  else faults.push(...tooLong('content', content, MAX_CONTENT));
  faults.push(...tooLong('contact', contact, MAX_CONTACT));
  return faults;
}

function tooLong(field: 'content' | 'contact', text: string, limit: number): FeedbackFault[] {
  const over = countCharacters(text) - limit;
  return over > 0 ? [{ field, code: 'maxLength', params: { limit, over } }] : [];
}
