import { useAtomValue } from 'jotai';
import type { LedgerEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { LedgerAmount } from './LedgerAmount.tsx';
import styles from './LedgerTable.module.css';

/** Lines of a ledger; the legs of one transfer stand together. */
export function LedgerTable({
  entries,
  busy,
}: {
  entries: readonly LedgerEntry[] | undefined;
  busy: boolean;
}) {
  const say = useTexts('office');
  return (
    <DataTable
      caption={say('office:ledger.title')}
      columns={useColumns()}
      rows={entries}
      rowKey={({ transferId, seq }) => `${transferId}#${seq}`}
      continues={(entry, before) => entry.transferId === before?.transferId}
      busy={busy}
    />
  );
}

function useColumns(): readonly Column<LedgerEntry>[] {
  const say = useTexts('office');
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom);
  return [
    {
      id: 'at',
      label: say('office:ledger.at', { clock: clockName(clock, locale, new Date()) }),
      cell: ({ at }) => <Instant at={at} style="second" />,
    },
    {
      id: 'kind',
      label: say('office:ledger.kind'),
      lead: true,
      cell: ({ kind }) => <span className={styles.kind}>{say(`office:kind.${kind}`)}</span>,
    },
    {
      id: 'fund',
      label: say('office:ledger.fund'),
      cell: ({ fund }) => say(`office:fund.${fund}`),
    },
    {
      id: 'amount',
      label: say('office:ledger.amount'),
      align: 'end',
      lead: true,
      cell: (entry) => <LedgerAmount entry={entry} />,
    },
    {
      id: 'balanceAfter',
      label: say('office:ledger.balanceAfter'),
      align: 'end',
      cell: ({ balanceAfterMicro, currency }) => (
        <Amount micro={BigInt(balanceAfterMicro)} currency={currency} className={styles.after} />
      ),
    },
    {
      id: 'provider',
      label: say('office:ledger.provider'),
      cell: ({ provider }) => <span className="code">{provider}</span>,
    },
    {
      id: 'reference',
      label: say('office:ledger.reference'),
      cell: ({ reference, transferId, seq }) => (
        <span className={styles.reference} title={`${reference}\n${transferId}#${seq}`}>
          <span className={`code ${styles.text}`}>{reference}</span>
          <CopyButton text={reference} what={say('office:ledger.reference')} />
        </span>
      ),
    },
  ];
}
