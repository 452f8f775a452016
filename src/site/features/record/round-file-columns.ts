import type { Round } from '#contract/generated/types.ts';
import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';
import { outcomeOf, resultOf } from '#domain/record/round-outcome.ts';
import type { RecordExportProps } from '#ui/record/RecordExport.tsx';

const amount = (micro: bigint, { currency }: Round): string =>
  decimalText(micro, currencyDigits(currency));

/** Columns of the file of rounds; a round without a result leaves its payout and net win empty. */
export function roundFileColumns(
  say: (key: string) => string,
): RecordExportProps<Round>['columns'] {
  const result = (field: 'payoutMicro' | 'netWinMicro') => (row: Round) => {
    const found = resultOf(row);
    return found === null ? '' : amount(found[field], row);
  };
  return [
    { heading: say('records:at'), value: ({ openedAt }) => openedAt },
    { heading: say('records:game'), value: ({ gameName }) => gameName },
    { heading: say('records:round'), value: ({ roundId }) => `#${roundId}` },
    { heading: say('records:outcome'), value: (row) => say(`records:outcome.${outcomeOf(row)}`) },
    { heading: say('records:stake'), value: (row) => amount(BigInt(row.stakeMicro), row) },
    { heading: say('records:payout'), value: result('payoutMicro') },
    { heading: say('records:net'), value: result('netWinMicro') },
    {
      heading: say('records:turnover'),
      value: (row) =>
        row.turnover === undefined ? '' : amount(BigInt(row.turnover.countedMicro), row),
    },
  ];
}
