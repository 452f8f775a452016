import { atom } from 'jotai';
import type { FeedbackDraft } from '#domain/feedback/feedback-draft.ts';

export const NO_FEEDBACK: FeedbackDraft = { questionType: null, content: '', contact: '' };

/** What is being written: survives closing the dialog, until it is sent. */
export const feedbackDraftAtom = atom<FeedbackDraft>(NO_FEEDBACK);
