import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Pager } from '../../kit/Pager.tsx';
import { ProblemPanel } from '../../kit/ProblemPanel.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useAddress } from '../../values/useAddress.ts';
import { isFiltered, memberQuery, readMemberFilters } from './member-filters.ts';
import { MemberFilterBar } from './MemberFilterBar.tsx';
import { MemberTable } from './MemberTable.tsx';
import { NoMembers } from './NoMembers.tsx';

/** The members of the brands this person works for, newest first. */
export function MembersScreen() {
  const say = useTexts('office');
  const { brands } = useStaff();
  const { params, change, clear, steps } = useAddress();
  const filters = readMemberFilters(
    params,
    brands.map(({ brand }) => brand),
  );
  const { value, problem, refreshing, refresh } = useQuery(
    'listMembers',
    { query: memberQuery(filters) },
    { keepPrevious: true },
  );
  const filtered = isFiltered(filters);
  const empty = value?.items.length === 0;

  return (
    <Screen title={say('office:members.title')}>
      <MemberFilterBar filters={filters} onChange={change} />
      {problem === null ? null : (
        <ProblemPanel
          problem={problem}
          stale={value !== undefined}
          onRetry={() => void refresh()}
        />
      )}
      {empty ? (
        <NoMembers filtered={filtered} onClear={clear} />
      ) : problem !== null && value === undefined ? null : (
        <MemberTable members={value?.items} busy={refreshing} />
      )}
      {value === undefined || (empty && filters.cursor === null) ? null : (
        <Pager
          shown={value.items.length}
          {...steps({ nextCursor: value.nextCursor, busy: refreshing })}
        />
      )}
    </Screen>
  );
}
