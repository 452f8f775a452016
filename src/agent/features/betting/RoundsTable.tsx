import type { Round } from '#contract/generated/types.ts';
import { resultOf } from '#domain/record/round-outcome.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { NetResult } from '../../frame/NetResult.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';

/** Rounds of a downline; one in play or given back has no result. */
export function RoundsTable({ rounds }: { rounds: readonly Round[] }) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  return (
    <TableRegion label={say('agent:betting.rounds')}>
      <RecordTable<Round>
        caption={say('agent:betting.rounds')}
        rows={rounds}
        rowKey={({ roundId }) => roundId}
        columns={[
          {
            id: 'at',
            label: say('records:at'),
            cell: ({ openedAt }) => formatMoment(openedAt, locale, 'second'),
          },
          { id: 'game', label: say('records:game'), cell: ({ gameName }) => gameName },
          {
            id: 'round',
            label: say('records:round'),
            cell: ({ roundId }) => <span className="tabular">{roundId}</span>,
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
            id: 'result',
            label: say('agent:figure.netWinMicro'),
            align: 'end',
            cell: ({ status, netWinMicro, currency }) =>
              status === 'closed' ? (
                <NetResult micro={BigInt(netWinMicro)} currency={currency} />
              ) : (
                <Pill tone={status === 'open' ? 'accent' : 'plain'}>
                  {say(`records:outcome.${status}`)}
                </Pill>
              ),
          },
        ]}
      />
    </TableRegion>
  );
}
