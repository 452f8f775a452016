import type { OfficeDeposit } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProofPictures } from '#staff/kit/ProofPictures.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';

/** All about one deposit, with what its player has shown. */
export function DepositDetail({ deposit }: { deposit: OfficeDeposit }) {
  const say = useTexts('deposit-desk');
  const { currency, receivedMicro, creditedAt, proofs } = deposit;
  const fact = (id: string, value: React.ReactNode) => ({
    id,
    label: say(`deposit-desk:${id}`),
    value,
  });
  const code = (text: string) => <span className="code">{text}</span>;
  return (
    <>
      <Panel title={say('deposit-desk:deposit')}>
        <Facts
          facts={[
            fact('amount', <Amount micro={BigInt(deposit.amountMicro)} currency={currency} />),
            ...(receivedMicro === null
              ? []
              : [fact('received', <Amount micro={BigInt(receivedMicro)} currency={currency} />)]),
            fact(
              'account',
              <Anchor href={`/members/${deposit.memberId}`}>{deposit.account}</Anchor>,
            ),
            fact('channel', deposit.channelName),
            ...(deposit.transferNote === null ? [] : [fact('note', code(deposit.transferNote))]),
            fact('reference', code(deposit.reference)),
            ...(deposit.authorisation === null
              ? []
              : [fact('bankReference', code(deposit.authorisation))]),
            fact('createdAt', <Instant at={deposit.createdAt} style="second" />),
            fact('expiresAt', <Instant at={deposit.expiresAt} style="second" />),
            ...(creditedAt === null
              ? []
              : [fact('creditedAt', <Instant at={creditedAt} style="second" />)]),
            ...(deposit.reason === null ? [] : [fact('reason', deposit.reason)]),
          ]}
        />
      </Panel>
      {proofs.length === 0 ? null : (
        <Panel title={say('deposit-desk:proofs', { count: proofs.length })}>
          <ProofPictures
            proofs={proofs}
            label={(number, at) => say('deposit-desk:proof', { number, at })}
          />
        </Panel>
      )}
    </>
  );
}
