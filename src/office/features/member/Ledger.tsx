import { useAtomValue } from 'jotai';
import type { MemberSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Pager } from '../../kit/Pager.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { ProblemPanel } from '../../kit/ProblemPanel.tsx';
import { clockAtom } from '../../values/clock.atoms.ts';
import { ClockSwitch } from '../../values/ClockSwitch.tsx';
import { useAddress } from '../../values/useAddress.ts';
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
  const { params, change, clear, steps } = useAddress();
  const filters = readLedgerFilters(params);
  const backwards = isBackwards(filters);
  const { value, problem, refreshing, refresh } = useQuery(
    'listMemberLedger',
    { params: { memberId: member.id }, query: ledgerQuery(filters, clock) },
    { keepPrevious: true, enabled: !backwards },
  );
  const page = backwards ? undefined : value;
  const empty = backwards || page?.items.length === 0;

  return (
    <Panel
      title={say('office:ledger.title')}
      bare
      actions={
        <div className={styles.actions}>
          <ClockSwitch />
          <LedgerExport member={member} entries={page?.items ?? []} />
        </div>
      }
    >
      <LedgerFilterBar filters={filters} backwards={backwards} onChange={change} />
      {problem === null ? null : (
        <ProblemPanel problem={problem} stale={page !== undefined} onRetry={() => void refresh()} />
      )}
      {empty ? (
        <NoEntries narrowed={isNarrowed(filters)} onClear={clear} />
      ) : problem !== null && page === undefined ? null : (
        <LedgerTable entries={page?.items} busy={refreshing} />
      )}
      {page === undefined || (empty && filters.cursor === null) ? null : (
        <Pager
          shown={page.items.length}
          {...steps({ nextCursor: page.nextCursor, busy: refreshing })}
        />
      )}
    </Panel>
  );
}
