import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Round } from '#contract/generated/types.ts';
import { resultOf } from '#domain/record/round-outcome.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { PeriodFilter } from '#ui/record/PeriodFilter.tsx';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { useRecordPeriod } from '#ui/record/useRecordPeriod.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { hasTurnoverText } from './has-turnover-text.ts';
import { NetWin } from './NetWin.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { roundFileColumns } from './round-file-columns.ts';
import { TurnoverText } from './TurnoverText.tsx';

/** Every round: what was staked, what came back, and the difference in sign and word. */
export function BettingRecordScreen() {
  const say = useTexts('records');
  const locale = useLocale();
  const period = useRecordPeriod();
  const client = useClient();
  const list = useCursorList('listRounds', { limit: 20, ...period.bounds });
  const [search, setSearch] = useSearchParams();
  const round = search.get('round');
  const close = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return (
    <AccountFrame title={say('records:betting.title')}>
      <PeriodFilter {...period} />
      <RecordList
        list={list}
        empty={
          <EmptyState
            icon="listChecks"
            title={say('records:betting.empty.title')}
            action={<ButtonLink href="/">{say('records:betting.empty.action')}</ButtonLink>}
          >
            {say('records:betting.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<Round>
            caption={say('records:betting.title')}
            rows={rows}
            rowKey={({ roundId }) => roundId}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ openedAt }) => formatMoment(openedAt, locale, 'second'),
              },
              {
                id: 'game',
                label: say('records:game'),
                cell: ({ gameName, roundId }) => (
                  <TextLink href={`?round=${roundId}`}>
                    {gameName}
                    <span className="visually-hidden">
                      {' '}
                      {say('records:roundNumber', { number: roundId })}
                    </span>
                  </TextLink>
                ),
              },
              {
                id: 'stake',
                label: say('records:stake'),
                align: 'end',
                cell: ({ stakeMicro, currency }) => (
                  <Money micro={BigInt(stakeMicro)} currency={currency} />
                ),
              },
              {
                id: 'payout',
                label: say('records:payout'),
                align: 'end',
                cell: (row) => {
                  const result = resultOf(row);
                  return result === null ? null : (
                    <Money micro={result.payoutMicro} currency={row.currency} />
                  );
                },
              },
              {
                id: 'net',
                label: say('records:net'),
                align: 'end',
                cell: (row) => <NetWin round={row} />,
              },
              ...(rows.some(hasTurnoverText)
                ? [
                    {
                      id: 'turnover',
                      label: say('records:turnover'),
                      cell: (row: Round) =>
                        row.turnover === undefined || !hasTurnoverText(row) ? null : (
                          <TurnoverText turnover={row.turnover} currency={row.currency} />
                        ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </RecordList>
      <RecordExport<Round>
        name="rounds"
        load={(cursor) =>
          client.call('listRounds', {
            query: { ...period.bounds, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
          })
        }
        columns={roundFileColumns(say)}
      />
      {round === null ? null : <RoundDialog roundId={round} onClose={close} />}
    </AccountFrame>
  );
}
