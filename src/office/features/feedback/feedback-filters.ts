import { questionTypes } from '#contract/generated/enum-values.ts';
import type { QuestionType } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';

export const FEEDBACK_STATES = ['open', 'handled', 'all'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** What the list is narrowed to; all of it stands in the address. */
export interface FeedbackFilters {
  /** What is open comes first to whoever says nothing else. */
  readonly state: FeedbackState;
  readonly questionType: QuestionType | null;
  readonly cursor: string | null;
}

/** Reads the address. What makes no sense there counts as not given. */
export function readFeedbackFilters(params: URLSearchParams): FeedbackFilters {
  return {
    state: oneOf(params, 'state', FEEDBACK_STATES) ?? 'open',
    questionType: oneOf(params, 'type', questionTypes),
    cursor: cursorOf(params),
  };
}

/** The filters as the operation takes them. */
export function feedbackQuery(filters: FeedbackFilters): RequestOf<'listFeedback'>['query'] {
  const { state, questionType, cursor } = filters;
  return {
    ...(state === 'all' ? {} : { handled: state === 'handled' }),
    ...(questionType === null ? {} : { questionType }),
    ...(cursor === null ? {} : { cursor }),
  };
}
