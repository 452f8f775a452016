import type { OfficeDeposit } from '#contract/generated/types.ts';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Age } from '#staff/values/Age.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { DepositDetail } from './DepositDetail.tsx';
import styles from './DepositsDesk.module.css';
import { useDepositActions } from './useDepositActions.tsx';

const REFRESH_MS = 30_000;

export interface DepositsDeskProps {
  brand: string;
  name: string;
  view: 'awaiting' | 'all';
}

/** One brand's transfers that wait for their money, or all of its deposits. */
export function DepositsDesk({ brand, name, view }: DepositsDeskProps) {
  const say = useTexts('deposit-desk');
  const { params } = useAddress();
  const cursor = cursorOf(params);
  const [username, reference] = [params.get('username') ?? '', params.get('reference') ?? ''];
  const list = useQuery(
    'searchDeposits',
    {
      params: { brand },
      query: {
        view,
        ...(username.trim() === '' ? {} : { username: username.trim() }),
        ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
        ...(cursor === null ? {} : { cursor }),
      },
    },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('depositQueue', brand, list.refresh);
  const actions = useDepositActions(brand);
  return (
    <>
      <search className={styles.bar}>
        <FilterField name="username" label={say('deposit-desk:account')} type="search" />
        <FilterField name="reference" label={say('deposit-desk:reference')} type="search" />
      </search>
      <QueueDesk<OfficeDeposit>
        list={list}
        caption={say('deposit-desk:deposits')}
        rowKey={({ depositId }) => depositId}
        name={({ account, transferNote, reference: ours }) =>
          `${account} ${transferNote ?? ours.slice(0, 4)}`
        }
        columns={[
          {
            id: 'amount',
            label: say('deposit-desk:amount'),
            align: 'end',
            lead: true,
            cell: ({ amountMicro, currency }) => (
              <Amount micro={BigInt(amountMicro)} currency={currency} />
            ),
          },
          {
            id: 'age',
            label: say('deposit-desk:age'),
            cell: ({ createdAt }) => <Age since={createdAt} />,
          },
          {
            id: 'channel',
            label: say('deposit-desk:channel'),
            cell: ({ channelName }) => channelName,
          },
          {
            id: 'state',
            label: say('deposit-desk:state'),
            cell: ({ status, proofs, cause }) => (
              <span className={styles.pills}>
                <Pill
                  tone={status === 'credited' ? 'win' : status === 'reversed' ? 'loss' : 'plain'}
                >
                  {say(`deposit-desk:status.${status}`)}
                </Pill>
                {cause === 'order' ? null : <Pill>{say(`deposit-desk:cause.${cause}`)}</Pill>}
                {proofs.length === 0 ? null : (
                  <Pill tone="accent">{say('deposit-desk:proofs', { count: proofs.length })}</Pill>
                )}
              </span>
            ),
          },
        ]}
        actions={actions}
        none={{
          title: say('deposit-desk:none.deposits', { name }),
          text: say('deposit-desk:none.deposits.text'),
        }}
        done={say('deposit-desk:done.deposits')}
        detail={(item) => <DepositDetail deposit={item} />}
      />
    </>
  );
}
