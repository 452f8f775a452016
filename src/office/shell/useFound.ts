import type { MemberSummary } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { openScreens, useOfficeFeatures } from './office-feature.ts';

const MOST_MEMBERS = 8;
const MOST_SCREENS = 5;
/** Letters of a record's name at least. */
const LEAST_RECORD = 2;

/** A thing that is found, and its address. */
export interface Found {
  readonly key: string;
  readonly href: string;
  /** The screen of a record; null: a member, or a screen itself. */
  readonly screen: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly member: MemberSummary | null;
}

/** Screens, members and records that go by a text, as far as the person may see them. */
export function useFound(search: string): {
  found: readonly Found[];
  /** Every answer is there. */
  isSettled: boolean;
  problem: ProblemError | null;
} {
  const say = useTexts('office');
  const staff = useStaff();
  const screens = openScreens(useOfficeFeatures(), staff);
  const asksMembers = search !== '' && staff.may('member.read');
  const asksRecords = search.length >= LEAST_RECORD;
  const members = useQuery(
    'listMembers',
    { query: { limit: MOST_MEMBERS, search } },
    { enabled: asksMembers, keepPrevious: true },
  );
  const records = useQuery(
    'findRecords',
    { query: { text: search } },
    { enabled: asksRecords, keepPrevious: true },
  );
  if (search === '') return { found: [], isSettled: true, problem: null };
  const wanted = search.toLocaleLowerCase();
  const ofScreens = screens
    .map(({ id, path }) => ({ id, path, name: say(`office:navigation.${id}`) }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .slice(0, MOST_SCREENS)
    .map(({ id, path, name }) => ({
      key: `screen ${id}`,
      href: path,
      screen: null,
      name,
      brand: null,
      member: null,
    }));
  const ofMembers = (asksMembers ? (members.value?.items ?? []) : []).map((member) => ({
    key: `member ${member.id}`,
    href: `/members/${member.id}`,
    screen: null,
    name: member.account,
    brand: member.brand,
    member,
  }));
  const ofRecords = (asksRecords ? (records.value?.items ?? []) : []).flatMap((record) => {
    const screen = screens.find(({ list }) => list === record.operation);
    if (screen === undefined) return [];
    const address = new URLSearchParams({ brand: record.brand, ...record.query });
    return [
      {
        key: `${record.operation} ${record.brand} ${record.name}`,
        href: `${screen.path}?${address}`,
        screen: say(`office:navigation.${screen.id}`),
        name: record.name,
        brand: record.brand,
        member: null,
      },
    ];
  });
  return {
    found: [...ofRecords, ...ofMembers, ...ofScreens],
    isSettled: !members.loading && !members.refreshing && !records.loading && !records.refreshing,
    problem: members.problem ?? records.problem,
  };
}
