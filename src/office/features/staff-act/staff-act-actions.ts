import type { ReplyOf } from '#contract/operation.ts';
import type { StaffActRequest } from '#contract/generated/types.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';

const action = actionsOf<'listStaffActs'>();

const paramsOf = ({ brand, staffActId }: StaffActRequest) => ({ brand, staffActId });

/**
 * The decisions on an act. Who asked for it may take it back, and cannot approve it.
 * @param onApproved takes the answer of the act, which cannot be read again
 */
export const staffActActions = (
  onApproved: (answer: ReplyOf<'decideStaffAct'>['answer'], act: StaffActRequest) => void,
) => [
  action({
    id: 'approve',
    operation: 'decideStaffAct',
    permission: 'brand.read',
    letter: 'a',
    tone: 'primary',
    applies: ({ status, isOwn, mayDecide }) => status === 'waiting' && !isOwn && mayDecide,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'approve', reason },
    }),
    onReply: ({ answer }, item) => onApproved(answer, item),
  }),
  action({
    id: 'reject',
    operation: 'decideStaffAct',
    permission: 'brand.read',
    letter: 'r',
    applies: ({ status, isOwn, mayDecide }) => status === 'waiting' && (isOwn || mayDecide),
    bulk: () => true,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'reject', reason },
    }),
  }),
];
