import type { StatementLine } from '#contract/generated/types.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { MatchedDepositField } from './MatchedDepositField.tsx';
import { readJudged } from './judged-deposit.ts';

const action = actionsOf<'listStatementLines'>();

const isOpen = ({ state }: StatementLine): boolean => state === 'open';

const paramsOf = ({ brand, lineId }: StatementLine) => ({ brand, lineId });

/** Acts of staff on a line that has no deposit yet. */
export const statementLineActions = [
  action({
    id: 'match',
    operation: 'matchStatementLine',
    permission: 'deposit.match',
    applies: isOpen,
    ask: { kind: 'field', Field: MatchedDepositField },
    request: (item, { choice }) => ({ params: paramsOf(item), body: readJudged(choice) }),
  }),
  action({
    id: 'ignore',
    operation: 'ignoreStatementLine',
    permission: 'deposit.match',
    applies: isOpen,
    bulk: () => true,
    request: (item, { text: reason }) => ({ params: paramsOf(item), body: { reason } }),
  }),
];
