import type { Redemption } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import type { RecordTableProps } from '#ui/kit/RecordTable.tsx';
import styles from './PointRecords.module.css';
import { RedemptionStatusPill } from './RedemptionStatusPill.tsx';
import { usePointsText } from './usePointsText.ts';

const NONE = '–';

/** Columns of the redemption history. The remark is complete: it may be a code to use. */
export function useRedemptionColumns(): RecordTableProps<Redemption>['columns'] {
  const say = useTexts('points');
  const locale = useLocale();
  const pointsText = usePointsText();
  return [
    { id: 'at', label: say('points:at'), cell: ({ at }) => formatMoment(at, locale) },
    {
      id: 'title',
      label: say('points:good'),
      cell: ({ kind, title }) => (kind === 'convert' ? say('points:converted') : title),
    },
    { id: 'kind', label: say('points:kind'), cell: ({ kind }) => say(`points:kind.${kind}`) },
    {
      id: 'quantity',
      label: say('points:quantity'),
      align: 'end',
      cell: ({ quantity }) => <span className="tabular">{pointsText(quantity)}</span>,
    },
    {
      id: 'points',
      label: say('points:points'),
      align: 'end',
      cell: ({ pointsRequired }) => <span className="tabular">{pointsText(pointsRequired)}</span>,
    },
    {
      id: 'amount',
      label: say('points:amount'),
      align: 'end',
      cell: ({ amountMicro, currency }) =>
        amountMicro === null ? NONE : <Money micro={BigInt(amountMicro)} currency={currency} />,
    },
    {
      id: 'status',
      label: say('points:status'),
      cell: ({ status, changedPoints }) => (
        <span className={styles.status}>
          <RedemptionStatusPill status={status} />
          {changedPoints === 0 ? (
            <span className={styles.quiet}>{say('points:givenBack')}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'remark',
      label: say('points:remark'),
      cell: ({ remark }) =>
        remark === '' ? NONE : <span className={styles.remark}>{remark}</span>,
    },
    {
      id: 'after',
      label: say('points:after'),
      align: 'end',
      cell: ({ pointsBalance }) =>
        pointsBalance === null ? (
          NONE
        ) : (
          <span className="tabular">{pointsText(pointsBalance)}</span>
        ),
    },
  ];
}
