import { type FormEvent, useState } from 'react';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AgentDesk.module.css';
import { MAX_SEARCH } from './agents-query.ts';

/** More is not read through in a list: the search has to be narrower. */
const MAX_FOUND = 50;

export interface UplineFinderProps {
  brand: string;
  /** Agents that cannot be chosen, by id. */
  excluded: readonly string[];
  /** By id; empty: none. */
  chosen: string;
  onChoose: (memberId: string) => void;
}

/** Finds the agent who becomes the upline, by account. */
export function UplineFinder({ brand, excluded, chosen, onChoose }: UplineFinderProps) {
  const say = useTexts('agent-desk');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useQuery(
    'listAgents',
    { params: { brand }, query: { search, limit: MAX_FOUND } },
    { enabled: search !== '' },
  );
  const agents = (found.value?.items ?? []).filter(({ memberId }) => !excluded.includes(memberId));
  const find = (event: FormEvent): void => {
    event.preventDefault();
    onChoose('');
    setSearch(typed.trim());
  };
  return (
    <>
      <form className={styles.search} onSubmit={find}>
        <Field
          label={say('agent-desk:move.search')}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="secondary" pending={found.loading}>
          {say('agent-desk:search')}
        </Button>
      </form>
      <ReadProblem state={found} />
      {found.value === undefined ? null : agents.length === 0 ? (
        <p role="status">{say('agent-desk:move.nobody')}</p>
      ) : (
        <SelectField
          label={say('agent-desk:move.upline')}
          value={chosen}
          options={[
            { value: '', label: say('agent-desk:move.choose') },
            ...agents.map(({ memberId, account, terms }) => ({
              value: memberId,
              label: say('agent-desk:move.option', { account, series: String(terms.series) }),
            })),
          ]}
          onChange={onChoose}
        />
      )}
    </>
  );
}
