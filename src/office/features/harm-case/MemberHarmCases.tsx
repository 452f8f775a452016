import type { HarmCase, MemberDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { DecisionCell } from '#staff/queue/Decision.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { HarmScore } from './HarmScore.tsx';

/** The most that one page holds. A member has one open case at a time, so there are few. */
const MOST = 100;

/** A member's cases of likely harm and what staff did, newest first. Hidden when there are none. */
export function MemberHarmCases({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('harm-case');
  const columns = useColumns();
  const { value } = useQuery('listMemberHarmCases', {
    params: { memberId },
    query: { limit: MOST },
  });
  if (value === undefined || value.items.length === 0) return null;
  return (
    <Panel title={say('harm-case:title')}>
      <DataTable
        caption={say('harm-case:title')}
        columns={columns}
        rows={value.items}
        rowKey={({ caseId }) => caseId}
      />
    </Panel>
  );
}

function useColumns(): readonly Column<HarmCase>[] {
  const say = useTexts('harm-case');
  return [
    {
      id: 'opened',
      label: say('harm-case:opened'),
      lead: true,
      cell: ({ openedAt }) => <Instant at={openedAt} />,
    },
    {
      id: 'score',
      label: say('harm-case:score'),
      lead: true,
      cell: ({ score }) => <HarmScore score={score} />,
    },
    {
      id: 'markers',
      label: say('harm-case:markers'),
      cell: ({ markers }) => markers.map((marker) => say(`harm-case:marker.${marker}`)).join(', '),
    },
    {
      id: 'action',
      label: say('harm-case:action'),
      cell: ({ action }) =>
        action === null ? say('harm-case:waits') : say(`harm-case:action.${action}`),
    },
    {
      id: 'handled',
      label: say('harm-case:handled'),
      cell: ({ handledBy, handledAt }) => <DecisionCell by={handledBy} at={handledAt} />,
    },
    {
      id: 'reason',
      label: say('harm-case:reason'),
      cell: ({ reason }) => reason ?? '–',
    },
  ];
}
