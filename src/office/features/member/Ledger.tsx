import { useAtomValue } from 'jotai';
import type { MemberSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { ClockSwitch } from '#staff/values/ClockSwitch.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { isBackwards, isNarrowed, ledgerQuery, readLedgerFilters } from './ledger-filters.ts';
import { LedgerExport } from './LedgerExport.tsx';
import { LedgerFilterBar } from './LedgerFilterBar.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { NoEntries } from './NoEntries.tsx';
import styles from './Ledger.module.css';

/** Every movement of a member's money with the balance it led to, newest first. */
export function Ledger({ member }: { member: MemberSummary }) {
  const say = useTexts('office');
  const clock = useAtomValue(clockAtom);
  const { params, change, clear } = useAddress();
  const filters = readLedgerFilters(params);
  const backwards = isBackwards(filters);
  const list = useQuery(
    'listMemberLedger',
    { params: { memberId: member.id }, query: ledgerQuery(filters, clock) },
    { keepPrevious: true, enabled: !backwards },
  );
  const none = <NoEntries narrowed={isNarrowed(filters)} onClear={clear} />;

  return (
    <Panel
      title={say('office:ledger.title')}
      bare
      actions={
        <div className={styles.actions}>
          <ClockSwitch />
          <LedgerExport member={member} entries={backwards ? [] : (list.value?.items ?? [])} />
        </div>
      }
    >
      <LedgerFilterBar filters={filters} backwards={backwards} onChange={change} />
      {backwards ? (
        none
      ) : (
        <PagedList list={list} none={none}>
          {(items, busy) => <LedgerTable entries={items} busy={busy} />}
        </PagedList>
      )}
    </Panel>
  );
}
