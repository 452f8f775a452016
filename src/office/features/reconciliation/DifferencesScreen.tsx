import { Link } from 'react-router-dom';
import type { ReconciliationDifference } from '#contract/generated/types.ts';
import { differenceList } from '#domain/reconciliation/difference-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { differenceActions } from './difference-actions.ts';
import { Evidence } from './Evidence.tsx';

const TONES = {
  open: 'loss',
  asked: 'accent',
  repaired: 'win',
  explained: 'plain',
  agreed: 'plain',
} as const;

const CELLS = {
  account: ({ memberId, account }: ReconciliationDifference) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  here: ({ hereMicro, currency }: ReconciliationDifference) => (
    <Side micro={hereMicro} currency={currency} />
  ),
  there: ({ thereMicro, currency }: ReconciliationDifference) => (
    <Side micro={thereMicro} currency={currency} />
  ),
  state: (item: ReconciliationDifference) => <State item={item} />,
};

/** Differences between our ledger and vendors or channels, with their evidence and their repair. */
export function DifferencesScreen() {
  const say = useTexts('reconciliation-desk');
  const facts = (item: ReconciliationDifference): readonly Fact[] => [
    {
      id: 'fault',
      label: say('reconciliation-desk:fault'),
      value: say(`reconciliation-desk:fault.${item.fault}`),
    },
    {
      id: 'here',
      label: say('reconciliation-desk:here'),
      value: <Side micro={item.hereMicro} currency={item.currency} />,
    },
    {
      id: 'there',
      label: say('reconciliation-desk:there'),
      value: <Side micro={item.thereMicro} currency={item.currency} />,
    },
    ...(item.repair === null
      ? []
      : [
          {
            id: 'repair',
            label: say('reconciliation-desk:repair'),
            value: say(`reconciliation-desk:${item.repair}`),
          },
        ]),
    ...(item.reason === null
      ? []
      : [{ id: 'reason', label: say('reconciliation-desk:reason'), value: item.reason }]),
  ];
  return (
    <Desk
      list={differenceList}
      permission="reconciliation.repair"
      actions={differenceActions}
      name={({ reference }) => reference}
      cells={CELLS}
      facts={facts}
      detail={(item) => <Evidence key={item.differenceId} difference={item} />}
    />
  );
}

/** The player's gain by it on one side. */
function Side({ micro, currency }: { micro: string | null; currency: string }) {
  return micro === null ? '–' : <Amount micro={BigInt(micro)} currency={currency} signed />;
}

function State({ item: { state, repair } }: { item: ReconciliationDifference }) {
  const say = useTexts('reconciliation-desk');
  return (
    <>
      <Pill tone={TONES[state]}>{say(`reconciliation-desk:state.${state}`)}</Pill>{' '}
      {state === 'asked' && repair !== null ? say(`reconciliation-desk:${repair}`) : null}
    </>
  );
}
