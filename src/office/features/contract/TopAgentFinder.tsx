import { type FormEvent, useState } from 'react';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './ContractDesk.module.css';

/** A longer list is not read through: the search has to be narrower. */
const MAX_FOUND = 50;
/** The contract's bound of a search. */
const MAX_SEARCH = 64;

export interface ChosenAgent {
  readonly memberId: string;
  readonly account: string;
}

export interface TopAgentFinderProps {
  brand: string;
  chosen: ChosenAgent | null;
  onChoose: (agent: ChosenAgent | null) => void;
}

/** Finds the top agent who is offered a contract, by account. */
export function TopAgentFinder({ brand, chosen, onChoose }: TopAgentFinderProps) {
  const say = useTexts('contract-desk');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  // Without a search the list has the top level of the tree.
  const found = useQuery('listAgents', {
    params: { brand },
    query: { ...(search !== '' && { search }), limit: MAX_FOUND },
  });
  const agents = (found.value?.items ?? []).filter(({ uplineId }) => uplineId === null);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    onChoose(null);
    setSearch(typed.trim());
  };
  return (
    <>
      <form className={styles.search} onSubmit={find}>
        <Field
          label={say('contract-desk:agent.search')}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="secondary" pending={found.loading}>
          {say('contract-desk:search')}
        </Button>
      </form>
      <ReadProblem state={found} />
      {found.value === undefined ? null : agents.length === 0 ? (
        <p role="status">{say('contract-desk:agent.noTop')}</p>
      ) : (
        <SelectField
          label={say('contract-desk:agent.top')}
          value={chosen?.memberId ?? ''}
          options={[
            { value: '', label: say('contract-desk:agent.choose') },
            ...agents.map(({ memberId, account }) => ({ value: memberId, label: account })),
          ]}
          onChange={(id) => {
            const agent = agents.find(({ memberId }) => memberId === id);
            onChoose(agent === undefined ? null : { memberId: id, account: agent.account });
          }}
        />
      )}
    </>
  );
}
