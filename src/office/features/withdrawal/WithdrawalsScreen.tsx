import type { OfficeWithdrawal, WithdrawalStatus } from '#contract/generated/types.ts';
import { withdrawalList } from '#domain/withdrawal/withdrawal-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { withdrawalActions } from './withdrawal-actions.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import styles from './WithdrawalsDesk.module.css';

const TONES: Readonly<Record<WithdrawalStatus, PillProps['tone']>> = {
  requested: 'accent',
  onHold: 'plain',
  approvedOnce: 'accent',
  approved: 'primary',
  sending: 'primary',
  sent: 'primary',
  disputed: 'loss',
  received: 'win',
  rejected: 'plain',
  cancelled: 'plain',
  returned: 'plain',
};

const CELLS = {
  risks: (item: OfficeWithdrawal) => <Risks item={item} />,
  state: (item: OfficeWithdrawal) => <State item={item} />,
};

/** Requests to pay out, from the review to the dispute. */
export function WithdrawalsScreen() {
  const say = useTexts('withdrawal-desk');
  const facts = (item: OfficeWithdrawal): readonly Fact[] => [
    {
      id: 'amount',
      label: say('withdrawal-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    {
      id: 'payee',
      label: say('withdrawal-desk:payee'),
      value: `${item.payeeName}, ${item.bankName} ${item.maskedNumber}`,
    },
    {
      id: 'second',
      label: say('withdrawal-desk:persons'),
      value: say(`withdrawal-desk:persons.${item.needsSecondPerson ? 'two' : 'one'}`),
    },
  ];
  return (
    <Desk
      list={withdrawalList}
      permission="withdrawal.review"
      topic="withdrawalQueue"
      actions={withdrawalActions}
      name={({ account, reference }) => `${account} ${reference.slice(0, 4)}`}
      cells={CELLS}
      facts={facts}
      detail={(item) => (
        <WithdrawalDetail
          // Read again when the list says that it has changed.
          key={`${item.withdrawalId} ${item.status} ${item.waitingSince} ${item.reviewer}`}
          brand={item.brand}
          withdrawalId={item.withdrawalId}
        />
      )}
    />
  );
}

function Risks({ item: { risks } }: { item: OfficeWithdrawal }) {
  const say = useTexts('withdrawal-desk');
  if (risks.length === 0) return say('withdrawal-desk:noRisk');
  return (
    <span className={styles.risks}>
      {risks.map((risk) => (
        <Pill key={risk} tone={risk === 'sharedPayee' ? 'loss' : 'plain'}>
          {say(`withdrawal-desk:risk.${risk}`)}
        </Pill>
      ))}
    </span>
  );
}

function State({ item: { status, claim, reviewer } }: { item: OfficeWithdrawal }) {
  const say = useTexts('withdrawal-desk');
  return (
    <span className={styles.risks}>
      <Pill tone={TONES[status]}>{say(`withdrawal-desk:status.${status}`)}</Pill>
      {status === 'disputed' && claim !== null ? (
        <Pill>{say(`withdrawal-desk:claim.${claim}`)}</Pill>
      ) : null}
      {reviewer === null ? null : <Pill>{reviewer}</Pill>}
    </span>
  );
}
