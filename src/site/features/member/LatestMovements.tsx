import { SCREENS } from '#brand/screens.ts';
import type { MemberTransaction } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';

const LATEST = 5;

/** The last movements of the player's money. */
export function LatestMovements() {
  const say = useTexts('member', 'records');
  const locale = useLocale();
  const { value, problem } = useQuery('listTransactions', { query: { limit: LATEST } });
  if (value === undefined) return problem === null ? <Skeleton shape="block" /> : null;
  const title = say('member:latest.title');
  return (
    <AccountCard
      id="latest-movements"
      title={title}
      text={value.items.length === 0 ? say('member:latest.none') : undefined}
    >
      {value.items.length === 0 ? null : (
        <>
          <RecordTable<MemberTransaction>
            caption={title}
            rows={value.items}
            rowKey={({ transactionId, fund }) => `${transactionId} ${fund}`}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ at }) => formatMoment(at, locale),
              },
              {
                id: 'kind',
                label: say('records:what'),
                cell: ({ kind }) => say(`records:kind.${kind}`),
              },
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
          <TextLink href={SCREENS.accountRecord.path}>{say('member:latest.all')}</TextLink>
        </>
      )}
    </AccountCard>
  );
}
