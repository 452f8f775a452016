import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Screen } from '#staff/screen/Screen.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { isFiltered, memberQuery, readMemberFilters } from './member-filters.ts';
import { MemberFilterBar } from './MemberFilterBar.tsx';
import { MemberTable } from './MemberTable.tsx';
import { NoMembers } from './NoMembers.tsx';

/** The members of the brands this person works for, newest first. */
export function MembersScreen() {
  const say = useTexts('office');
  const { brands } = useStaff();
  const { params, change, clear } = useAddress();
  const filters = readMemberFilters(
    params,
    brands.map(({ brand }) => brand),
  );
  const list = useQuery('listMembers', { query: memberQuery(filters) }, { keepPrevious: true });
  const filtered = isFiltered(filters);

  return (
    <Screen title={say('office:members.title')}>
      <MemberFilterBar filters={filters} onChange={change} />
      <PagedList list={list} none={<NoMembers filtered={filtered} onClear={clear} />}>
        {(items, busy) => <MemberTable members={items} busy={busy} />}
      </PagedList>
    </Screen>
  );
}
