import { questionTypes } from '#contract/generated/enum-values.ts';
import { deskList } from '../desk/desk-list.ts';

/** Questions and complaints of players and visitors. */
export const feedbackList = deskList({
  operation: 'listFeedback',
  texts: 'feedback-desk',
  id: ({ id }) => id,
  views: ['waiting', 'handled', 'all'],
  filters: {
    questionType: { kind: 'choice', values: questionTypes, words: 'feedback-desk:type.' },
    from: { kind: 'from' },
    to: { kind: 'to' },
  },
  columns: [
    {
      id: 'questionType',
      kind: 'word',
      lead: true,
      words: 'feedback-desk:type.',
      value: ({ questionType }) => questionType,
    },
    { id: 'sentAt', kind: 'moment', lead: true, value: ({ sentAt }) => sentAt },
    { id: 'content', kind: 'text', value: ({ content }) => content },
    { id: 'sender', kind: 'text', value: ({ member }) => member?.account ?? null },
    { id: 'contact', kind: 'text', hidden: true, value: ({ contact }) => contact },
    {
      id: 'state',
      kind: 'word',
      words: 'feedback-desk:state.',
      value: ({ handled }) => (handled ? 'handled' : 'open'),
    },
  ],
});
