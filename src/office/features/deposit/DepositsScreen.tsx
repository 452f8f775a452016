import type { OfficeDeposit } from '#contract/generated/types.ts';
import { depositList } from '#domain/deposit/deposit-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { depositActions } from './deposit-actions.ts';
import { DepositDetail } from './DepositDetail.tsx';
import styles from './DepositScreens.module.css';

const CELLS = { state: (item: OfficeDeposit) => <State item={item} /> };

/** Money on its way in: transfers to find, and every deposit. */
export function DepositsScreen() {
  const say = useTexts('deposit-desk');
  const facts = (item: OfficeDeposit): readonly Fact[] => [
    {
      id: 'amount',
      label: say('deposit-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'account', label: say('deposit-desk:account'), value: item.account },
    { id: 'channel', label: say('deposit-desk:channel'), value: item.channelName },
  ];
  return (
    <Desk
      list={depositList}
      permission="deposit.match"
      topic="depositQueue"
      actions={depositActions}
      name={({ account, transferNote, reference }) =>
        `${account} ${transferNote ?? reference.slice(0, 4)}`
      }
      cells={CELLS}
      facts={facts}
      detail={(item) => <DepositDetail deposit={item} />}
    />
  );
}

function State({ item: { status, cause, proofs } }: { item: OfficeDeposit }) {
  const say = useTexts('deposit-desk');
  return (
    <span className={styles.pills}>
      <Pill tone={status === 'credited' ? 'win' : status === 'reversed' ? 'loss' : 'plain'}>
        {say(`deposit-desk:status.${status}`)}
      </Pill>
      {cause === 'order' ? null : <Pill>{say(`deposit-desk:cause.${cause}`)}</Pill>}
      {proofs.length === 0 ? null : (
        <Pill tone="accent">{say('deposit-desk:proofs', { count: proofs.length })}</Pill>
      )}
    </span>
  );
}
