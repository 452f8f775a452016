import type { ContractKind, ContractLine } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable, type RecordTableProps } from '#ui/kit/RecordTable.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { linePeriod } from './line-period.ts';
import { LineStatus } from './StatusPill.tsx';
import { useTermsWords } from '../../frame/useTermsWords.ts';

export interface LineTableProps {
  kind: ContractKind;
  label: string;
  rows: readonly ContractLine[];
  /** Shows the other side, where lines are of several. */
  hasAccounts?: boolean;
  onExplain: (line: ContractLine) => void;
}

type Columns = RecordTableProps<ContractLine>['columns'];

/** Lines of contracts: period, figures, the tier that counted, amount and status. */
export function LineTable({ kind, label, rows, hasAccounts, onExplain }: LineTableProps) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const account: Columns = [
    { id: 'account', label: say('agent:account.name'), cell: (line) => line.account },
  ];
  const profit: Columns = [
    {
      id: 'profit',
      label: say('agent:contract.profit'),
      align: 'end',
      cell: (line) => <Money micro={BigInt(line.figures.profitMicro)} currency={line.currency} />,
    },
  ];
  const active: Columns = [
    {
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
    },
  ];
  const correction: Columns = [
    {
      id: 'correction',
      label: say('agent:contract.correction'),
      align: 'end',
      cell: ({ correctionMicro, currency }) =>
        correctionMicro === '0' ? (
          '–'
        ) : (
          <Money micro={BigInt(correctionMicro)} currency={currency} signed />
        ),
    },
  ];
  return (
    <TableRegion label={label}>
      <RecordTable<ContractLine>
        caption={label}
        rows={rows}
        rowKey={({ lineId }) => lineId}
        columns={[
          ...(hasAccounts === true ? account : []),
          {
            id: 'period',
            label: say('records:period'),
            cell: (line) => linePeriod(line, locale),
          },
          {
            id: 'valid',
            label: say('agent:figure.validBetMicro'),
            align: 'end',
            cell: (line) => (
              <Money micro={BigInt(line.figures.validMicro)} currency={line.currency} />
            ),
          },
          ...(kind === 'dividend' ? profit : []),
          ...(kind === 'realTimeSalary' ? [] : active),
          {
            id: 'pay',
            label: say('agent:contract.column.pay'),
            align: 'end',
            cell: (line) => <LinePay line={line} />,
          },
          ...(rows.some(({ correctionMicro }) => correctionMicro !== '0') ? correction : []),
          {
            id: 'amount',
            label: say('records:amount'),
            align: 'end',
            cell: (line) => <Money micro={BigInt(line.amountMicro)} currency={line.currency} />,
          },
          {
            id: 'status',
            label: say('agent:status'),
            cell: ({ status }) => <LineStatus status={status} />,
          },
          {
            id: 'explain',
            label: say('agent:income.formula'),
            align: 'end',
            cell: (line) => (
              <Button tone="secondary" size="small" onClick={() => onExplain(line)}>
                {say('agent:contract.explain')}
                <span className="visually-hidden">: {linePeriod(line, locale)}</span>
              </Button>
            ),
          },
        ]}
      />
    </TableRegion>
  );
}

function LinePay({ line }: { line: ContractLine }) {
  const words = useTermsWords(line.currency);
  return line.tier === null ? '–' : words.pay(line.tier);
}
