import type { ContractKind, ContractLine } from '#contract/generated/types.ts';
import { asText } from '#domain/record/csv-text.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { plainMoney } from '../../frame/plain-money.ts';

export interface LineExportProps {
  kind: ContractKind;
  currency: string;
}

/** Received lines of a kind as a CSV file. */
export function LineExport({ kind, currency }: LineExportProps) {
  const say = useTexts('agent', 'records');
  const client = useClient();
  const plain = (micro: string): string => plainMoney(BigInt(micro), currency);
  const figure = (key: string, read: (line: ContractLine) => string) => ({
    heading: say(key),
    value: (line: ContractLine) => plain(read(line)),
  });
  return (
    <div>
      <RecordExport<ContractLine>
        name={`contract-${kind}`}
        load={(cursor) =>
          client.call('listContractLines', {
            query: {
              kind,
              side: 'received',
              limit: 100,
              ...(cursor === undefined ? {} : { cursor }),
            },
          })
        }
        columns={[
          {
            heading: say('records:period.from'),
            value: ({ from, startsAt }) => startsAt ?? from,
          },
          { heading: say('records:period.to'), value: ({ to, endsAt }) => endsAt ?? to },
          { heading: say('agent:account.name'), value: ({ account }) => asText(account) },
          figure('agent:figure.validBetMicro', ({ figures }) => figures.validMicro),
          ...(kind === 'dividend'
            ? [figure('agent:contract.profit', ({ figures }) => figures.profitMicro)]
            : []),
          {
            heading: say('agent:figure.activeMembers'),
            value: ({ figures }) => String(figures.activeMembers),
          },
          figure('agent:income.base', ({ baseMicro }) => baseMicro),
          figure('agent:contract.carried', ({ carryMicro }) => carryMicro),
          {
            heading: say('agent:contract.rate'),
            value: ({ tier }) => tier?.rate ?? '',
          },
          figure('agent:contract.correction', ({ correctionMicro }) => correctionMicro),
          figure('records:amount', ({ amountMicro }) => amountMicro),
          {
            heading: say('agent:status'),
            value: ({ status }) => say(`agent:contract.line.${status}`),
          },
        ]}
      />
    </div>
  );
}
