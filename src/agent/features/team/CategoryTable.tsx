import type { ReplyOf } from '#contract/operation.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { NetResult } from '../../frame/NetResult.tsx';
import { Panel } from '../../frame/Panel.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';

type Overview = ReplyOf<'getTeamOverview'>;
type Category = Overview['categories'][number];

/** The team's bets by category. */
export function CategoryTable({ overview }: { overview: Overview }) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const categoryName = useCategoryName();
  const { categories, currency } = overview;
  const money = (id: 'stakeMicro' | 'validBetMicro' | 'payoutMicro') => ({
    id,
    label: say(`agent:figure.${id}`),
    align: 'end' as const,
    cell: (row: Category) => <Money micro={BigInt(row[id])} currency={currency} />,
  });
  return (
    <Panel title={say('records:loss.byCategory')}>
      {categories.length === 0 ? (
        <EmptyState icon="chartBar" title={say('agent:team.noBets')}>
          {say('agent:team.noBets.text')}
        </EmptyState>
      ) : (
        <TableRegion label={say('records:loss.byCategory')}>
          <RecordTable<Category>
            caption={say('records:loss.byCategory')}
            rows={categories}
            rowKey={({ gameCategory }) => gameCategory}
            columns={[
              {
                id: 'category',
                label: say('records:category'),
                cell: ({ gameCategory }) => categoryName(gameCategory),
              },
              {
                id: 'rounds',
                label: say('agent:figure.rounds'),
                align: 'end',
                cell: ({ rounds }) => (
                  <span className="tabular">{rounds.toLocaleString(locale)}</span>
                ),
              },
              money('stakeMicro'),
              money('validBetMicro'),
              money('payoutMicro'),
              {
                id: 'result',
                label: say('agent:figure.netWinMicro'),
                align: 'end',
                cell: ({ payoutMicro, stakeMicro }) => (
                  <NetResult micro={BigInt(payoutMicro) - BigInt(stakeMicro)} currency={currency} />
                ),
              },
            ]}
          />
        </TableRegion>
      )}
    </Panel>
  );
}
