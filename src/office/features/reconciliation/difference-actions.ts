import type { DifferenceRepair, ReconciliationDifference } from '#contract/generated/types.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';

const action = actionsOf<'listDifferences'>();

const PERMISSION = 'reconciliation.repair';

const paramsOf = ({ brand, differenceId }: ReconciliationDifference) => ({ brand, differenceId });

const asks = (repair: DifferenceRepair) =>
  action({
    id: repair,
    operation: 'askRepair',
    permission: PERMISSION,
    hint: 'reconciliation-desk:reason.hint',
    applies: ({ state, repairs }) => state === 'open' && repairs.includes(repair),
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { repair, version: item.version, reason },
    }),
  });

/** Acts of staff on a difference. Who asked for a repair cannot approve it. */
export const differenceActions = [
  asks('rollback'),
  asks('adjust'),
  asks('arrived'),
  asks('returned'),
  action({
    id: 'approve',
    operation: 'decideRepair',
    permission: PERMISSION,
    tone: 'primary',
    hint: 'reconciliation-desk:reason.hint',
    applies: ({ state, isOwn }) => state === 'asked' && !isOwn,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'approve', version: item.version, reason },
    }),
  }),
  action({
    id: 'reject',
    operation: 'decideRepair',
    permission: PERMISSION,
    hint: 'reconciliation-desk:reason.hint',
    applies: ({ state }) => state === 'asked',
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'reject', version: item.version, reason },
    }),
  }),
  action({
    id: 'explain',
    operation: 'explainDifference',
    permission: PERMISSION,
    hint: 'reconciliation-desk:reason.hint',
    applies: ({ state }) => state === 'open',
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { version: item.version, reason },
    }),
  }),
];
