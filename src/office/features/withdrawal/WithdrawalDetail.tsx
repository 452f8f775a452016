import type { ReplyOf } from '#contract/operation.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProofPictures } from '#staff/kit/ProofPictures.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import styles from './WithdrawalsDesk.module.css';

type Detail = ReplyOf<'getOfficeWithdrawal'>;

/** Everything about one withdrawal that a decision needs. */
export function WithdrawalDetail({ brand, withdrawalId }: { brand: string; withdrawalId: string }) {
  const say = useTexts('withdrawal-desk');
  const detail = useQuery('getOfficeWithdrawal', { params: { brand, withdrawalId } });
  if (detail.value === undefined) {
    return detail.problem === null ? <Skeleton count={8} /> : <ReadProblem state={detail} />;
  }
  const { proofs } = detail.value;
  return (
    <>
      <Panel title={say('withdrawal-desk:payment')}>
        <PaymentFacts detail={detail.value} />
      </Panel>
      {proofs.length === 0 ? null : (
        <Panel title={say('withdrawal-desk:proofs')}>
          <ProofPictures
            proofs={proofs}
            label={(number, at) => say('withdrawal-desk:proof', { number, at })}
          />
        </Panel>
      )}
      <Panel title={say('withdrawal-desk:member')}>
        <MemberFacts detail={detail.value} />
      </Panel>
      <WithdrawalHistory detail={detail.value} />
    </>
  );
}

function PaymentFacts({ detail }: { detail: Detail }) {
  const say = useTexts('withdrawal-desk');
  const { withdrawal, accountNumber } = detail;
  const { currency, amountMicro, feeMicro, payoutMicro, remainderMicro } = withdrawal;
  const money = (micro: string) => <Amount micro={BigInt(micro)} currency={currency} />;
  return (
    <Facts
      facts={[
        { id: 'amount', label: say('withdrawal-desk:amount'), value: money(amountMicro) },
        { id: 'fee', label: say('withdrawal-desk:fee'), value: money(feeMicro) },
        { id: 'payout', label: say('withdrawal-desk:payout'), value: money(payoutMicro) },
        { id: 'missing', label: say('withdrawal-desk:missing'), value: money(remainderMicro) },
        { id: 'payee', label: say('withdrawal-desk:payeeName'), value: withdrawal.payeeName },
        { id: 'bank', label: say('withdrawal-desk:bank'), value: withdrawal.bankName },
        {
          id: 'number',
          label: say('withdrawal-desk:number'),
          value: (
            <span className={styles.number}>
              <span className="code">{accountNumber ?? withdrawal.maskedNumber}</span>
              {accountNumber === null ? null : (
                <CopyButton text={accountNumber} what={say('withdrawal-desk:number')} />
              )}
            </span>
          ),
        },
        {
          id: 'reference',
          label: say('withdrawal-desk:reference'),
          value: <span className="code">{withdrawal.reference}</span>,
        },
        {
          id: 'payeeSince',
          label: say('withdrawal-desk:payeeSince'),
          value: <Instant at={detail.payeeSince} />,
        },
        ...(detail.confirmBy === null || withdrawal.status !== 'sent'
          ? []
          : [
              {
                id: 'confirmBy',
                label: say('withdrawal-desk:confirmBy'),
                value: <Instant at={detail.confirmBy} />,
              },
            ]),
        ...(detail.reason === null
          ? []
          : [{ id: 'reason', label: say('withdrawal-desk:reason'), value: detail.reason }]),
      ]}
    />
  );
}

function MemberFacts({ detail }: { detail: Detail }) {
  const say = useTexts('withdrawal-desk');
  const { withdrawal, otherMembers } = detail;
  const { currency, memberId, account } = withdrawal;
  const money = (micro: string) => <Amount micro={BigInt(micro)} currency={currency} mutedZero />;
  return (
    <Facts
      facts={[
        {
          id: 'account',
          label: say('withdrawal-desk:account'),
          value: <Anchor href={`/members/${memberId}`}>{account}</Anchor>,
        },
        { id: 'in', label: say('withdrawal-desk:deposited'), value: money(detail.depositedMicro) },
        { id: 'played', label: say('withdrawal-desk:staked'), value: money(detail.stakedMicro) },
        { id: 'out', label: say('withdrawal-desk:withdrawn'), value: money(detail.withdrawnMicro) },
        ...(otherMembers.length === 0
          ? []
          : [
              {
                id: 'others',
                label: say('withdrawal-desk:others'),
                value: (
                  <span className={styles.risks}>
                    {otherMembers.map((other) => (
                      <Anchor key={other.memberId} href={`/members/${other.memberId}`}>
                        {other.account}
                      </Anchor>
                    ))}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
