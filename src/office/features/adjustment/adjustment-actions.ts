import type { Adjustment } from '#contract/generated/types.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';

const action = actionsOf<'listAdjustments'>();

const paramsOf = ({ brand, adjustmentId }: Adjustment) => ({ brand, adjustmentId });

/** Acts of staff on an adjustment. Who asked for one cannot approve it. */
export const adjustmentActions = [
  action({
    id: 'approve',
    operation: 'decideAdjustment',
    permission: 'adjustment.make',
    tone: 'primary',
    applies: ({ status, isOwn }) => status === 'waiting' && !isOwn,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'approve', reason },
    }),
  }),
  action({
    id: 'reject',
    operation: 'decideAdjustment',
    permission: 'adjustment.make',
    applies: ({ status }) => status === 'waiting',
    bulk: () => true,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'reject', reason },
    }),
  }),
  action({
    id: 'reverse',
    operation: 'reverseAdjustment',
    permission: 'adjustment.make',
    applies: ({ status, isReversed, reverses }) =>
      status === 'approved' && !isReversed && reverses === null,
    request: (item, { text: reason }) => ({ params: paramsOf(item), body: { reason } }),
  }),
];
