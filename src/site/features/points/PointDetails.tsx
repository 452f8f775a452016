import type { PointTransaction } from '#contract/generated/types.ts';
import { isCategory } from '#domain/category/categories.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import styles from './PointRecords.module.css';
import { usePointsText } from './usePointsText.ts';
import { useSearchChoice } from './useSearchChoice.ts';

const TYPES: readonly PointTransaction['type'][] = [
  'lott',
  'elott',
  'live',
  'rng',
  'fish',
  'sports',
  'esports',
  'cockfight',
  'pvp',
  'convert',
  'redeem',
  'reward',
];

/** Every change of the player's points, newest first. */
export function PointDetails() {
  const say = useTexts('points', 'records', 'plan');
  const locale = useLocale();
  const pointsText = usePointsText();
  const categoryName = useCategoryName();
  const [type, choose] = useSearchChoice('type', TYPES);
  const list = useCursorList('listPointTransactions', { limit: 20, type: type ?? undefined });
  const name = (of: PointTransaction['type']): string => {
    const code = of.toUpperCase();
    return isCategory(code) ? categoryName(code) : say(`points:type.${of}`);
  };
  return (
    <>
      <ChoiceStrip
        label={say('points:filter.type')}
        choices={[null, ...TYPES].map((value) => ({
          value,
          label: value === null ? say('points:all') : name(value),
        }))}
        chosen={type}
        onChoose={choose}
      />
      <RecordList<PointTransaction>
        list={list}
        empty={
          <EmptyState icon="listBullets" title={say('points:details.empty')}>
            {say('points:details.emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<PointTransaction>
            caption={say('points:view.details')}
            rows={rows}
            rowKey={({ transactionId }) => transactionId}
            columns={[
              { id: 'at', label: say('points:at'), cell: ({ at }) => formatMoment(at, locale) },
              { id: 'type', label: say('points:type'), cell: ({ type: of }) => name(of) },
              {
                id: 'change',
                label: say('points:change'),
                align: 'end',
                cell: ({ changedPoints }) => (
                  <span className={`tabular ${styles.change}`} data-gain={changedPoints > 0}>
                    {pointsText(changedPoints, 'signed')}
                  </span>
                ),
              },
              {
                id: 'after',
                label: say('points:after'),
                align: 'end',
                cell: ({ pointsBalance }) => (
                  <span className="tabular">{pointsText(pointsBalance)}</span>
                ),
              },
            ]}
          />
        )}
      </RecordList>
    </>
  );
}
