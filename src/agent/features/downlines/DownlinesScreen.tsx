import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { TreePath } from '../../frame/TreePath.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { DownlineDialog } from './DownlineDialog.tsx';
import { DownlineFilters } from './DownlineFilters.tsx';
import { DownlineTable } from './DownlineTable.tsx';
import { useDownlineFilters } from './useDownlineFilters.ts';

/** The accounts below an agent, or those of the whole team that a search finds. */
export function DownlinesScreen() {
  const say = useTexts('agent', 'records', 'ui');
  return (
    <AgentFrame title={say('agent:downlines')}>
      <HomeGate>{(home) => <Downlines home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function Downlines({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const address = useAddress();
  const { query, count } = useDownlineFilters();
  const head = useQuery('listDownlines', { query: { ...query, limit: 1 } }, { keepPrevious: true });
  const list = useCursorList('listDownlines', {
    ...query,
    // The list's queries are text; the server reads 'true' as the boolean.
    online: query.online === undefined ? undefined : 'true',
    limit: 30,
  });
  const account = address.get('account');
  const refresh = (): void => void list.refresh();
  return (
    <>
      {head.value === undefined ? null : <TreePath path={head.value.path} ownId={home.memberId} />}
      <DownlineFilters home={home} />
      <RecordList
        list={list}
        empty={
          count > 0 ? (
            <EmptyState icon="magnifyingGlass" title={say('agent:downlines.none.title')}>
              {say('agent:downlines.none.text')}
            </EmptyState>
          ) : (
            <EmptyState
              icon="usersThree"
              title={say('agent:downlines.empty.title')}
              action={
                <ButtonLink href="/agentHome/register-centre">
                  {say('agent:downlines.empty.action')}
                </ButtonLink>
              }
            >
              {say('agent:downlines.empty.text')}
            </EmptyState>
          )
        }
      >
        {(rows) => <DownlineTable rows={rows} currency={home.currency} />}
      </RecordList>
      {account === null ? null : (
        <DownlineDialog
          key={account}
          memberId={account}
          home={home}
          onChanged={refresh}
          onClose={() => address.set({ account: null })}
        />
      )}
    </>
  );
}
