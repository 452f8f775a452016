import { questionTypes } from '#contract/generated/enum-values.ts';
import { describe, expect, it } from 'vitest';
import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import {
  countCharacters,
  type FeedbackDraft,
  feedbackFaults,
  MAX_CONTACT,
  MAX_CONTENT,
  tidyFeedback,
} from '#domain/feedback/feedback-draft.ts';

const draft = (change: Partial<FeedbackDraft> = {}): FeedbackDraft => ({
  questionType: 'deposit',
  content: 'Where is my deposit?',
  contact: '',
  ...change,
});

const faultsOf = (change: Partial<FeedbackDraft>) =>
  feedbackFaults(tidyFeedback(draft(change))).map(({ field, code }) => [field, code]);

it('keeps to the bounds of the contract', () => {
  const { content, contact, questionType } = operationSchemas.sendFeedback.body.properties;
  expect([MAX_CONTENT, MAX_CONTACT]).toEqual([content.maxLength, contact.maxLength]);
  expect(questionTypes).toEqual(questionType.enum);
});

it('takes away what stands around the words, and nothing within them', () => {
  const typed = draft({ content: ' \n one\n two \t', contact: '  luna@example.com ' });
  expect(tidyFeedback(typed)).toEqual(draft({ content: 'one\n two', contact: 'luna@example.com' }));
});

it('counts code points, not halves of them', () => {
  expect(countCharacters('ação')).toBe(4);
  expect(countCharacters('😀😀')).toBe(2);
  expect('😀😀').toHaveLength(4);
});

describe('feedbackFaults', () => {
  it.each([
    ['an answer to every question', {}],
    ['the longest words there may be', { content: '😀'.repeat(140), contact: 'x'.repeat(128) }],
    ['one sign', { content: '?' }],
    ['blanks around 140 characters', { content: ` ${'a'.repeat(140)}\n` }],
  ])('has nothing against %s', (_name, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each([
    ['no type', { questionType: null }, ['questionType', 'required']],
    ['nothing', { content: '' }, ['content', 'required']],
    ['blanks alone', { content: ' \n\t ' }, ['content', 'required']],
    ['signs that nobody sees', { content: '\u200B\u2060' }, ['content', 'required']],
    ['141 characters', { content: 'a'.repeat(141) }, ['content', 'maxLength']],
    ['a contact too long', { contact: 'x'.repeat(129) }, ['contact', 'maxLength']],
  ])('names %s', (_name, change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('names every field at fault, with what its text needs', () => {
    expect(feedbackFaults({ questionType: null, content: 'a'.repeat(141), contact: '' })).toEqual([
      { field: 'questionType', code: 'required' },
      { field: 'content', code: 'maxLength', params: { limit: 140, over: 1 } },
    ]);
  });
});
