import type { OfficeWithdrawal } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { allowsStep, isFinal } from '#domain/withdrawal/withdrawal-status.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import type { QueueAction } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

type Action = QueueAction<OfficeWithdrawal>;

/** What this person may do with a withdrawal, by its step. */
export function useWithdrawalActions(brand: string): readonly Action[] {
  const { may } = useStaff();
  const review = useReviewActions(brand);
  const pay = usePayActions(brand);
  return [...(may('withdrawal.review') ? review : []), ...(may('withdrawal.pay') ? pay : [])];
}

const paramsOf = (brand: string, { withdrawalId }: OfficeWithdrawal) => ({ brand, withdrawalId });

const shown = (problem: ProblemError | null) =>
  problem === null ? null : <ProblemPanel problem={problem} />;

/** Nobody else has it. */
const isFree = ({ reviewer, isMine }: OfficeWithdrawal): boolean => reviewer === null || isMine;

function useReviewActions(brand: string): readonly Action[] {
  const say = useTexts('withdrawal-desk');
  const review = useCommand('reviewWithdrawal');
  const take = useCommand('takeWithdrawal');
  const release = useCommand('releaseWithdrawal');
  const note = useCommand('noteWithdrawal');
  const isReviewed = (item: OfficeWithdrawal): boolean =>
    isFree(item) && allowsStep(item.status, 'review');
  const decide = (decision: 'approve' | 'reject' | 'hold', letter: string): Action => ({
    id: decision,
    letter,
    label: say(`withdrawal-desk:${decision}`),
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: (item) =>
      isReviewed(item) &&
      (decision !== 'approve' || (item.status !== 'approved' && !item.approvedByMe)),
    effect: () => say(`withdrawal-desk:${decision}.effect`),
    hint: decision === 'approve' ? '' : say(`withdrawal-desk:${decision}.hint`),
    input: { kind: decision === 'approve' ? 'none' : 'reason' },
    pending: review.pending,
    problem: shown(review.problem),
    run: async (item, reason) => {
      const seen = item.version;
      const body = { seen, decision, ...(reason === '' ? {} : { reason }) };
      return (await review.run({ params: paramsOf(brand, item), body })).ok;
    },
  });
  return [
    decide('approve', 'a'),
    decide('reject', 'r'),
    decide('hold', 'h'),
    {
      id: 'take',
      letter: 'l',
      label: say('withdrawal-desk:take'),
      applies: (item) => item.reviewer === null && !isFinal(item.status),
      effect: () => say('withdrawal-desk:take.effect'),
      hint: '',
      input: { kind: 'none' },
      pending: take.pending,
      problem: shown(take.problem),
      run: async (item) => (await take.run({ params: paramsOf(brand, item) })).ok,
    },
    {
      id: 'release',
      letter: 'u',
      label: say('withdrawal-desk:release'),
      applies: ({ isMine }) => isMine,
      effect: () => say('withdrawal-desk:release.effect'),
      hint: '',
      input: { kind: 'none' },
      pending: release.pending,
      problem: shown(release.problem),
      run: async (item) => (await release.run({ params: paramsOf(brand, item) })).ok,
    },
    {
      id: 'note',
      letter: 'n',
      label: say('withdrawal-desk:note'),
      effect: () => say('withdrawal-desk:note.effect'),
      hint: say('withdrawal-desk:note.hint'),
      pending: note.pending,
      problem: shown(note.problem),
      run: async (item, text) =>
        (await note.run({ params: paramsOf(brand, item), body: { text } })).ok,
    },
  ];
}

function usePayActions(brand: string): readonly Action[] {
  const say = useTexts('withdrawal-desk');
  const pay = useCommand('payWithdrawal');
  const record = useCommand('recordPayout');
  const settle = useCommand('settleWithdrawal');
  const terms = useQuery('getWithdrawalTerms', { params: { brand } });
  const channels = terms.value?.payoutChannels ?? [];
  const isPaid = (item: OfficeWithdrawal): boolean =>
    isFree(item) && allowsStep(item.status, 'pay');
  const settles = (outcome: 'arrived' | 'returned' | 'payAgain', letter: string): Action => ({
    id: outcome,
    letter,
    label: say(`withdrawal-desk:${outcome}`),
    applies: (item) =>
      isFree(item) &&
      (allowsStep(item.status, 'settle') || (outcome === 'returned' && item.status === 'received')),
    effect: () => say(`withdrawal-desk:${outcome}.effect`),
    hint: say('withdrawal-desk:settle.hint'),
    pending: settle.pending,
    problem: shown(settle.problem),
    run: async (item, reason) => {
      const body = { seen: item.version, outcome, reason };
      return (await settle.run({ params: paramsOf(brand, item), body })).ok;
    },
  });
  const byChannel: Action = {
    id: 'pay',
    letter: 'p',
    tone: 'primary',
    label: say('withdrawal-desk:pay'),
    applies: isPaid,
    effect: () => say('withdrawal-desk:pay.effect'),
    hint: '',
    input: {
      kind: 'choice',
      label: say('withdrawal-desk:channel'),
      options: channels.map((code) => ({ value: code, label: code })),
    },
    pending: pay.pending,
    problem: shown(pay.problem),
    run: async (item, _text, channel) => {
      const body = { seen: item.version, channel };
      return (await pay.run({ params: paramsOf(brand, item), body })).ok;
    },
  };
  return [
    ...(channels.length === 0 ? [] : [byChannel]),
    {
      id: 'record',
      letter: 'm',
      label: say('withdrawal-desk:record'),
      applies: isPaid,
      effect: () => say('withdrawal-desk:record.effect'),
      hint: say('withdrawal-desk:record.hint'),
      input: { kind: 'line', label: say('withdrawal-desk:reference'), maxLength: 64 },
      pending: record.pending,
      problem: shown(record.problem),
      run: async (item, reference) => {
        const body = { seen: item.version, reference };
        return (await record.run({ params: paramsOf(brand, item), body })).ok;
      },
    },
    settles('arrived', 'c'),
    settles('returned', 'b'),
    settles('payAgain', 'g'),
  ];
}
