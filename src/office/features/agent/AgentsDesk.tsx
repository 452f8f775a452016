import { useState } from 'react';
import type { AgentSummary } from '#contract/generated/types.ts';
import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { agentsPlace, agentsQuery } from './agents-query.ts';
import styles from './AgentDesk.module.css';
import type { AgentTask } from './agent-tasks.ts';
import { AgentDialog } from './AgentDialog.tsx';
import { AgentPath } from './AgentPath.tsx';
import { AgentSearch } from './AgentSearch.tsx';
import { CreateTopAgent } from './CreateTopAgent.tsx';
import { useAgentColumns } from './useAgentColumns.tsx';

/** One level of a brand's tree of agents, or the agents that a search finds. */
export function AgentsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('agent-desk');
  const mayEdit = useStaff().may('agent.edit');
  const { params } = useAddress();
  const list = useQuery(
    'listAgents',
    { params: { brand }, query: agentsQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ agent: AgentSummary; task: AgentTask } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const columns = useAgentColumns(mayEdit ? (agent, task) => setAsked({ agent, task }) : undefined);
  const finish = (sentence: string): void => {
    setAsked(null);
    setCreating(false);
    setDone(sentence);
    void list.refresh();
  };
  const place = agentsPlace(params);
  return (
    <>
      <div className={styles.head}>
        <AgentSearch />
        {mayEdit ? (
          <Button onClick={() => setCreating(true)}>
            <Icon name="plus" size="small" />
            {say('agent-desk:create')}
          </Button>
        ) : null}
      </div>
      {place === 'top' ? null : <AgentPath path={list.value?.path ?? []} />}
      {done === null ? null : <Notice tone="good">{done}</Notice>}
      <PagedList
        list={list}
        none={
          <EmptyState
            icon={place === 'search' ? 'magnifyingGlass' : 'treeStructure'}
            title={say(`agent-desk:agents.none.${place}`, { name })}
          >
            {say(`agent-desk:agents.none.${place}.text`)}
          </EmptyState>
        }
      >
        {(rows, busy) => (
          <DataTable
            caption={say('agent-desk:agents.title')}
            columns={columns}
            rows={rows}
            busy={busy}
            rowKey={({ memberId }) => memberId}
          />
        )}
      </PagedList>
      {isCreating ? (
        <CreateTopAgent brand={brand} onDone={finish} onClose={() => setCreating(false)} />
      ) : null}
      {asked === null ? null : (
        <AgentDialog {...asked} brand={brand} onDone={finish} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
