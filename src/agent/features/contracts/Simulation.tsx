import type { ContractKind } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable, type RecordTableProps } from '#ui/kit/RecordTable.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';
import styles from './Contracts.module.css';
import { linePeriod } from './line-period.ts';
import { useTermsWords } from '../../frame/useTermsWords.ts';

export interface SimulationProps {
  contractId: string;
  kind: ContractKind;
}

type Answer = ReplyOf<'simulateContract'>;
type Period = Answer['periods'][number];

/** The amounts that a contract would have paid in the last periods. */
export function Simulation({ contractId, kind }: SimulationProps) {
  const say = useTexts('agent');
  const simulation = useQuery('simulateContract', { params: { contractId } });
  return (
    <>
      <h3 className={styles.heading}>{say('agent:contract.simulation')}</h3>
      <Loaded query={simulation}>
        {(answer) =>
          answer.periods.length === 0 ? (
            <Explanation>{say('agent:contract.simulation.none')}</Explanation>
          ) : (
            <Periods kind={kind} answer={answer} />
          )
        }
      </Loaded>
    </>
  );
}

function Periods({ kind, answer }: { kind: ContractKind; answer: Answer }) {
  const { currency, periods } = answer;
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const words = useTermsWords(currency);
  const money = (
    id: string,
    label: string,
    read: (period: Period) => string,
  ): RecordTableProps<Period>['columns'][number] => ({
    id,
    label,
    align: 'end',
    cell: (period) => <Money micro={BigInt(read(period))} currency={currency} />,
  });
  const active: RecordTableProps<Period>['columns'][number] = {
    id: 'active',
    label: say('agent:figure.activeMembers'),
    align: 'end',
    // Members are counted where the tier asks for some.
    cell: ({ figures, tier }) => (
      <span className="tabular">
        {tier === null || tier.activeMembers === 0
          ? '–'
          : figures.activeMembers.toLocaleString(locale)}
      </span>
    ),
  };
  return (
    <>
      <TableRegion label={say('agent:contract.simulation')}>
        <RecordTable<Period>
          caption={say('agent:contract.simulation')}
          rows={periods}
          rowKey={({ from, startsAt }) => startsAt ?? from}
          columns={[
            {
              id: 'period',
              label: say('records:period'),
              cell: (period) => linePeriod(period, locale),
            },
            money('valid', say('agent:figure.validBetMicro'), ({ figures }) => figures.validMicro),
            ...(kind === 'dividend'
              ? [money('profit', say('agent:contract.profit'), (one) => one.figures.profitMicro)]
              : []),
            ...(kind === 'realTimeSalary' ? [] : [active]),
            {
              id: 'pay',
              label: say('agent:contract.column.pay'),
              align: 'end',
              cell: ({ tier }) =>
                tier === null ? say('agent:contract.reached.none') : words.pay(tier),
            },
            money('amount', say('records:amount'), ({ amountMicro }) => amountMicro),
          ]}
        />
      </TableRegion>
      <Explanation>{say('agent:contract.simulation.text')}</Explanation>
    </>
  );
}
