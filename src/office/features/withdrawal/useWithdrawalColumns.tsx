import type { OfficeWithdrawal, WithdrawalStatus } from '#contract/generated/types.ts';
import { Age } from '#staff/values/Age.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
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

/** Amount, payee, risks, age and state. */
export function useWithdrawalColumns(): readonly Column<OfficeWithdrawal>[] {
  const say = useTexts('withdrawal-desk');
  return [
    {
      id: 'amount',
      label: say('withdrawal-desk:amount'),
      align: 'end',
      lead: true,
      cell: ({ amountMicro, currency }) => (
        <Amount micro={BigInt(amountMicro)} currency={currency} />
      ),
    },
    {
      id: 'age',
      label: say('withdrawal-desk:age'),
      cell: ({ waitingSince }) => <Age since={waitingSince} />,
    },
    {
      id: 'payee',
      label: say('withdrawal-desk:payee'),
      cell: ({ bankName, maskedNumber }) => (
        <span className="tabular">{`${bankName} ${maskedNumber}`}</span>
      ),
    },
    {
      id: 'risks',
      label: say('withdrawal-desk:risks'),
      cell: ({ risks }) =>
        risks.length === 0 ? (
          say('withdrawal-desk:noRisk')
        ) : (
          <span className={styles.risks}>
            {risks.map((risk) => (
              <Pill key={risk} tone={risk === 'sharedPayee' ? 'loss' : 'plain'}>
                {say(`withdrawal-desk:risk.${risk}`)}
              </Pill>
            ))}
          </span>
        ),
    },
    {
      id: 'status',
      label: say('withdrawal-desk:state'),
      cell: ({ status, claim, reviewer }) => (
        <span className={styles.risks}>
          <Pill tone={TONES[status]}>{say(`withdrawal-desk:status.${status}`)}</Pill>
          {status === 'disputed' && claim !== null ? (
            <Pill>{say(`withdrawal-desk:claim.${claim}`)}</Pill>
          ) : null}
          {reviewer === null ? null : <Pill>{reviewer}</Pill>}
        </span>
      ),
    },
  ];
}
