import type { RebateLine } from '#contract/generated/types.ts';
import { formatDay, formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import styles from './Rebate.module.css';
import { RebateFormula } from './RebateFormula.tsx';

/** Rebates and cash back, newest first, each with its formula. */
export function RebateHistory() {
  const say = useTexts('rebate', 'records');
  const locale = useLocale();
  const categoryName = useCategoryName();
  const list = useCursorList('listRebates', { limit: 20 });
  const days = ({ from, to }: RebateLine): string =>
    from === to
      ? formatDay(from, locale)
      : say('rebate:days', { from: formatDay(from, locale), to: formatDay(to, locale) });
  const name = ({ kind, gameCategory }: RebateLine): string =>
    gameCategory === null
      ? say(`rebate:kind.${kind}`)
      : `${say(`rebate:kind.${kind}`)} · ${categoryName(gameCategory)}`;
  return (
    <section className={styles.part} aria-labelledby="rebate-history">
      <h2 id="rebate-history" className={styles.heading}>
        {say('rebate:history')}
      </h2>
      <RecordList<RebateLine>
        list={list}
        empty={<EmptyState icon="history" title={say('rebate:history.empty')} />}
      >
        {(lines) => (
          <RecordTable<RebateLine>
            caption={say('rebate:history')}
            rows={lines}
            rowKey={({ lineId }) => lineId}
            columns={[
              { id: 'days', label: say('rebate:day'), cell: days },
              { id: 'kind', label: say('rebate:kind'), cell: name },
              {
                id: 'formula',
                label: say('rebate:formula'),
                cell: (line) => <RebateFormula line={line} />,
              },
              {
                id: 'paid',
                label: say('rebate:paid'),
                align: 'end',
                cell: ({ paidMicro, paidAt, currency }) => (
                  <span className={styles.paid}>
                    <Money micro={BigInt(paidMicro)} currency={currency} />
                    <span className={styles.quiet}>
                      {paidAt === null ? say('rebate:notPaid') : formatMoment(paidAt, locale)}
                    </span>
                  </span>
                ),
              },
            ]}
          />
        )}
      </RecordList>
    </section>
  );
}
