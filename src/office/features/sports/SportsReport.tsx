import type { SportsReportLine } from '#contract/generated/types.ts';
import { readDay } from '#domain/day/day.ts';
import { holdOf, reportTotal } from '#domain/sports/report-total.ts';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { momentFormat, numberFormat } from '#ui/i18n/formatters.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './SportsDesk.module.css';

const AMOUNTS = ['stakeMicro', 'payoutMicro', 'openStakeMicro', 'openMostMicro'] as const;
const TOTAL = 'total';

type Row = Omit<SportsReportLine, 'startsFrom'> & { readonly startsFrom: string };

/** A day by its hours, more by their days, with the sum of all. */
export function SportsReport({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('sports-desk', 'sports');
  const locale = useOfficeLocale();
  const { params } = useAddress();
  const [from, to] = ['from', 'to'].map((key) => readDay(params.get(key)));
  const report = useQuery(
    'getSportsReport',
    {
      params: { brand },
      query: { ...(typeof from === 'string' && { from }), ...(typeof to === 'string' && { to }) },
    },
    { keepPrevious: true },
  );
  const { value } = report;
  const currency = value?.currency ?? '';
  const { timeZone = 'UTC', by = 'day' } = value ?? {};
  const shownStart = (startsFrom: string): string =>
    momentFormat(locale, {
      timeZone,
      dateStyle: 'medium',
      ...(by === 'hour' && { timeStyle: 'short' }),
    }).format(new Date(startsFrom));
  const columns: readonly Column<Row>[] = [
    {
      id: 'start',
      label: say('sports-desk:startsAt'),
      lead: true,
      cell: ({ startsFrom }) =>
        startsFrom === TOTAL ? (
          <strong>{say('sports-desk:report.total')}</strong>
        ) : (
          shownStart(startsFrom)
        ),
    },
    {
      id: 'sport',
      label: say('sports-desk:report.sport'),
      lead: true,
      cell: ({ sport, startsFrom }) =>
        startsFrom === TOTAL
          ? ''
          : sport === null
            ? say('sports-desk:report.mixed')
            : say(`sports:sport.${sport}`),
    },
    {
      id: 'bets',
      label: say('sports-desk:report.bets'),
      align: 'end',
      cell: ({ bets, openBets }) => (
        <span className="tabular">
          {openBets} / {bets}
        </span>
      ),
    },
    ...AMOUNTS.map((field): Column<Row> => ({
      id: field,
      label: say(`sports-desk:report.${field}`),
      align: 'end',
      cell: (row) => <Amount micro={BigInt(row[field])} currency={currency} mutedZero />,
    })),
    {
      id: 'hold',
      label: say('sports-desk:report.hold'),
      align: 'end',
      cell: (row) => {
        const hold = holdOf(row);
        return (
          <>
            <Amount micro={hold.micro} currency={currency} mutedZero />
            {hold.basisPoints === null ? null : (
              <div className={styles.faint}>
                {numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
                  hold.basisPoints / 10_000,
                )}
              </div>
            )}
          </>
        );
      },
    },
  ];
  return (
    <>
      <search className={styles.search}>
        <FilterField name="from" label={say('sports-desk:report.from')} type="date" />
        <FilterField name="to" label={say('sports-desk:report.to')} type="date" />
      </search>
      <ReadProblem state={report} />
      {value?.lines.length === 0 ? (
        <EmptyState icon="chartBar" title={say('sports-desk:report.none', { name })}>
          {say('sports-desk:bets.none.text')}
        </EmptyState>
      ) : (
        <DataTable<Row>
          caption={say('sports-desk:report.title')}
          columns={columns}
          rows={
            value && [
              ...value.lines,
              { ...reportTotal(value.lines), startsFrom: TOTAL, sport: null },
            ]
          }
          rowKey={({ startsFrom, sport }) => `${startsFrom} ${sport ?? ''}`}
          busy={report.loading}
        />
      )}
    </>
  );
}
