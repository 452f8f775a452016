import { expect, it } from 'vitest';
import { feedbackQuery, readFeedbackFilters } from '#office/features/feedback/feedback-filters.ts';

const read = (address: string) => readFeedbackFilters(new URLSearchParams(address));

it('begins with what is open, on the first page', () => {
  expect(read('')).toEqual({ state: 'open', questionType: null, cursor: null });
  expect(feedbackQuery(read(''))).toEqual({ handled: false });
});

it('reads state, subject and page', () => {
  expect(feedbackQuery(read('state=handled&type=deposit&cursor=12'))).toEqual({
    handled: true,
    questionType: 'deposit',
    cursor: '12',
  });
  expect(feedbackQuery(read('state=all'))).toEqual({});
});

it('takes what makes no sense as not given', () => {
  expect(read('state=lost&type=complaint&cursor=%20')).toEqual(read(''));
});
