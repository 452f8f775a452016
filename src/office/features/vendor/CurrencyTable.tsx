import type { VendorCurrency } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import styles from './Vendor.module.css';

/** Read-only: an import changes currencies, since the stakes of titles depend on them. */
export function CurrencyTable({ currencies }: { currencies: readonly VendorCurrency[] }) {
  const say = useTexts('vendor-desk');
  const columns: readonly Column<VendorCurrency>[] = [
    {
      id: 'currency',
      label: say('vendor-desk:currency'),
      lead: true,
      cell: ({ currency }) => <span className="code">{currency}</span>,
    },
    {
      id: 'unit',
      label: say('vendor-desk:currency.unit'),
      align: 'end',
      cell: ({ currency, unitMicro }) => <Amount micro={BigInt(unitMicro)} currency={currency} />,
    },
    {
      id: 'smallest',
      label: say('vendor-desk:currency.smallest'),
      align: 'end',
      cell: ({ currency, smallestMicro }) => (
        <Amount micro={BigInt(smallestMicro)} currency={currency} />
      ),
    },
  ];
  return (
    <Panel title={say('vendor-desk:currencies')} bare>
      <p className={styles.hint}>{say('vendor-desk:currencies.hint')}</p>
      <DataTable
        caption={say('vendor-desk:currencies')}
        columns={columns}
        rows={currencies}
        rowKey={({ currency }) => currency}
      />
    </Panel>
  );
}
