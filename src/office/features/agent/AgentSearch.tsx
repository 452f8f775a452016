import { type FormEvent, useState } from 'react';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import styles from './AgentDesk.module.css';
import { MAX_SEARCH, searchOf } from './agents-query.ts';

/** Finds agents of the whole brand by account; an empty search shows the tree again. */
export function AgentSearch() {
  const say = useTexts('agent-desk');
  const { params, change } = useAddress();
  const search = searchOf(params);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The address changed by other means, such as the path or the browser's back button.
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const find = (event: FormEvent): void => {
    event.preventDefault();
    change({ search: typed.trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={find}>
        <Field
          label={say('agent-desk:search.label')}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="secondary">
          {say('agent-desk:search')}
        </Button>
      </form>
    </search>
  );
}
