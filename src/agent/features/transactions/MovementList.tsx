import type { TeamMovement, MoneyKind } from '#contract/generated/types.ts';
import { asText } from '#domain/record/csv-text.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { plainMoney } from '../../frame/plain-money.ts';
import { useAddress } from '../../frame/useAddress.ts';
import { kindText } from './movement-kinds.ts';

export interface MovementListProps {
  query: {
    from?: string;
    to?: string;
    kind?: MoneyKind;
    memberId?: string;
    uplineId?: string;
  };
}

/** Movements, newest first; an account's name narrows the list to it. */
export function MovementList({ query }: MovementListProps) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const client = useClient();
  const { href } = useAddress();
  const list = useCursorList('listTeamMovements', { ...query, limit: 30 });
  return (
    <>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="receipt" title={say('agent:transactions.empty.title')}>
            {say('agent:transactions.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<TeamMovement>
            caption={say('agent:transactions')}
            rows={rows}
            rowKey={({ movementId, memberId }) => `${movementId} ${memberId}`}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ at }) => formatMoment(at, locale, 'second'),
              },
              {
                id: 'account',
                label: say('agent:account.name'),
                cell: ({ memberId, account }) =>
                  query.memberId === memberId ? (
                    account
                  ) : (
                    <CentreLink href={href({ member: memberId })}>{account}</CentreLink>
                  ),
              },
              { id: 'kind', label: say('records:what'), cell: ({ kind }) => say(kindText(kind)) },
              {
                id: 'amount',
                label: say('records:amount'),
                align: 'end',
                cell: ({ amountMicro, currency }) => (
                  <Money micro={BigInt(amountMicro)} currency={currency} signed />
                ),
              },
            ]}
          />
        )}
      </RecordList>
      <div>
        <RecordExport<TeamMovement>
          name="downline-transactions"
          load={(cursor) =>
            client.call('listTeamMovements', {
              query: { ...query, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
            })
          }
          columns={[
            { heading: say('records:at'), value: ({ at }) => at },
            { heading: say('agent:account.name'), value: ({ account }) => asText(account) },
            { heading: say('records:what'), value: ({ kind }) => say(kindText(kind)) },
            {
              heading: say('records:amount'),
              value: ({ amountMicro, currency }) => plainMoney(BigInt(amountMicro), currency),
            },
          ]}
        />
      </div>
    </>
  );
}
