import { useAtom } from 'jotai';
import { useState } from 'react';
import {
  countCharacters,
  type FeedbackDraft,
  type FeedbackFault,
  feedbackFaults,
  MAX_CONTENT,
  tidyFeedback,
} from '#domain/feedback/feedback-draft.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { feedbackDraftAtom, NO_FEEDBACK } from './feedback.atoms.ts';

export type FeedbackField = keyof FeedbackDraft;

const FIELDS: readonly FeedbackField[] = ['questionType', 'content', 'contact'];

export interface FeedbackEntry {
  draft: FeedbackDraft;
  /** How many characters there is still room for; less than 0: so many too many. */
  left: number;
  pending: boolean;
  /** What concerns the form as a whole. */
  message: string | null;
  problemOf: (field: FeedbackField) => string | undefined;
  change: (change: Partial<FeedbackDraft>) => void;
  /** @returns the first field to mend, null when it was sent, undefined when it could not be. */
  submit: () => Promise<FeedbackField | null | undefined>;
}

/** What is being written, what is wrong with it by the server's own rules, and its way there. */
export function useFeedback(): FeedbackEntry {
  const say = useTexts('feedback');
  const problemText = useProblemText();
  const [draft, setDraft] = useAtom(feedbackDraftAtom);
  // Nobody is scolded for what they have not come to yet; only too much is told at once.
  const [asked, setAsked] = useState(false);
  const { run, pending, problem, reset } = useCommand('sendFeedback');
  const tidy = tidyFeedback(draft);
  const faults = feedbackFaults(tidy).filter(({ code }) => asked || code === 'maxLength');
  const { byField } = fieldProblems(problem, FIELDS);

  const words = ({ field, params }: FeedbackFault): string =>
    params === undefined
      ? say(`feedback:missing.${field}`)
      : say('feedback:tooLong', { count: params.over });

  const submit: FeedbackEntry['submit'] = async () => {
    setAsked(true);
    const { questionType, content, contact } = tidy;
    const [fault] = feedbackFaults(tidy);
    if (fault !== undefined || questionType === null) return fault?.field ?? 'questionType';
    const body = { questionType, content, ...(contact === '' ? {} : { contact }) };
    const outcome = await run({ body });
    if (outcome.ok) {
      setDraft(NO_FEEDBACK);
      return null;
    }
    const told = fieldProblems(outcome.problem, FIELDS).byField;
    return FIELDS.find((field) => told[field] !== undefined);
  };

  return {
    draft,
    left: MAX_CONTENT - countCharacters(tidy.content),
    pending,
    message: problem === null ? null : problemText(problem),
    problemOf: (field) => {
      const fault = faults.find((one) => one.field === field);
      return fault === undefined ? byField[field] : words(fault);
    },
    change: (change) => {
      setDraft({ ...draft, ...change });
      // What the server said was said of other words.
      if (problem !== null) reset();
    },
    submit,
  };
}
