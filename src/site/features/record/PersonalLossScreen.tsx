import { addDays } from '#domain/day/day.ts';
import { localDay, periodBounds } from '#domain/record/period.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { PeriodFilter } from '#ui/record/PeriodFilter.tsx';
import { useRecordPeriod } from '#ui/record/useRecordPeriod.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import styles from './PersonalLoss.module.css';

/** Days in sight before a period is chosen. */
const DEFAULT_DAYS = 30;

/** What a period came to: paid in, paid out, staked, won, and the difference in sign. */
export function PersonalLossScreen() {
  const say = useTexts('records');
  const categoryName = useCategoryName();
  const problemText = useProblemText();
  const record = useRecordPeriod();
  const today = localDay(new Date());
  const to = record.period.to ?? today;
  const from = record.period.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const bounds = periodBounds({ from, to });
  const { value, problem } = useQuery(
    'getPersonalLoss',
    { query: { from: bounds.from ?? '', to: bounds.to ?? '' } },
    { enabled: record.isSound, keepPrevious: true },
  );
  const figure = (name: string, micro: string, signed = false) => (
    <div className={styles.figure}>
      <dt>{say(`records:loss.${name}`)}</dt>
      <dd>
        <Money micro={BigInt(micro)} currency={value?.currency ?? 'PEN'} signed={signed} />
      </dd>
    </div>
  );
  return (
    <AccountFrame title={say('records:loss.title')}>
      <PeriodFilter {...record} period={{ from, to }} />
      {value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={2} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <>
          <Card as="section" aria-label={say('records:loss.title')}>
            <dl className={styles.figures}>
              {figure('deposited', value.depositedMicro)}
              {figure('withdrawn', value.withdrawnMicro)}
              {figure('stake', value.stakeMicro)}
              {figure('payout', value.payoutMicro)}
              {figure('net', value.netWinMicro, true)}
            </dl>
          </Card>
          {value.categories.length === 0 ? null : (
            <RecordTable
              caption={say('records:loss.byCategory')}
              rows={value.categories}
              rowKey={({ gameCategory }) => gameCategory}
              columns={[
                {
                  id: 'category',
                  label: say('records:category'),
                  cell: ({ gameCategory }) => categoryName(gameCategory),
                },
                {
                  id: 'rounds',
                  label: say('records:rounds'),
                  align: 'end',
                  cell: ({ rounds }) => rounds,
                },
                {
                  id: 'stake',
                  label: say('records:stake'),
                  align: 'end',
                  cell: ({ stakeMicro }) => (
                    <Money micro={BigInt(stakeMicro)} currency={value.currency} />
                  ),
                },
                {
                  id: 'payout',
                  label: say('records:payout'),
                  align: 'end',
                  cell: ({ payoutMicro }) => (
                    <Money micro={BigInt(payoutMicro)} currency={value.currency} />
                  ),
                },
                {
                  id: 'net',
                  label: say('records:net'),
                  align: 'end',
                  cell: ({ netWinMicro }) => (
                    <Money micro={BigInt(netWinMicro)} currency={value.currency} signed />
                  ),
                },
              ]}
            />
          )}
          <p className={styles.note}>{say('records:loss.note')}</p>
        </>
      )}
    </AccountFrame>
  );
}
