import type { ReactNode } from 'react';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';

/** A longer list is not read through: the search has to be narrower. */
const MAX_FOUND = 50;

export interface AgentFilter {
  /** The search, and a choice where several agents match. */
  readonly fields: ReactNode;
  /** Undefined: every agent, or none that is known yet. */
  readonly memberId: string | undefined;
  /** missing: the search finds no agent. */
  readonly state: 'all' | 'searching' | 'found' | 'missing';
}

/** Narrows a list to one agent, found by account; the account is in the address. */
export function useAgentFilter(brand: string): AgentFilter {
  const say = useTexts('contract-desk');
  const { params, change } = useAddress();
  const search = (params.get('account') ?? '').trim();
  const list = useQuery(
    'listAgents',
    { params: { brand }, query: { search, limit: MAX_FOUND } },
    { enabled: search !== '' },
  );
  const agents = search === '' ? [] : (list.value?.items ?? []);
  const chosen =
    agents.find(({ memberId }) => memberId === params.get('memberId')) ??
    agents.find(({ account }) => account === search) ??
    agents[0];
  const state =
    search === ''
      ? 'all'
      : chosen !== undefined
        ? 'found'
        : list.value === undefined && list.problem === null
          ? 'searching'
          : 'missing';
  return {
    memberId: chosen?.memberId,
    state,
    fields: (
      <>
        <FilterField name="account" label={say('contract-desk:agent.search')} type="search" />
        {agents.length < 2 || chosen === undefined ? null : (
          <SelectField
            label={say('contract-desk:agent')}
            value={chosen.memberId}
            options={agents.map(({ memberId, account }) => ({ value: memberId, label: account }))}
            onChange={(memberId) => change({ memberId })}
          />
        )}
      </>
    ),
  };
}
