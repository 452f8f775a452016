import { Plus } from '@phosphor-icons/react/Plus';
import { useState } from 'react';
import type { LogoKind } from '#brand/registry.ts';
import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Action } from '../look/Action.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { entryName, filterEntries, listedCountries } from './filter-entries.ts';
import styles from './RegistryDesk.module.css';
import { RetireDialog } from './RetireDialog.tsx';
import { ENTRY_FIELDS } from './registry-kinds.ts';
import { useCountries } from './useCountries.ts';
import { useRegistryRefresh } from './useRegistryRefresh.ts';

/** The dialog that is open; an entry is looked up in the list by its id, so it is the newest. */
type Open =
  | { readonly name: 'add' }
  | { readonly name: 'edit'; readonly entry: RegistryDeskEntry }
  | { readonly name: 'retire'; readonly id: string };

/** Every entry of a kind, and what can be done with it. */
export function RegistryDesk({ kind }: { kind: LogoKind }) {
  const say = useTexts('builder', 'builder-registry');
  const language = useLanguage();
  const problemText = useProblemText();
  const { countryName } = useCountries();
  const mayEdit = useStaff().may('registry.edit');
  const { value, problem, loading, put } = useQuery('listRegistryEntries', { params: { kind } });
  const refresh = useRegistryRefresh();
  const [sought, setSought] = useState('');
  const [country, setCountry] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState('');
  const entries = value?.items ?? [];
  const shown = filterEntries(entries, { sought, country, language });
  const close = (): void => setOpen(null);
  const begin = (next: Open): void => {
    setDone('');
    setOpen(next);
  };
  /** Shows what the server answered at once, and reads the list again. */
  const finish = (saved: RegistryDeskEntry, text: string): void => {
    close();
    setDone(text);
    put({ items: [...entries.filter(({ id }) => id !== saved.id), saved] });
    void refresh();
  };
  const retired =
    open?.name === 'retire' ? (entries.find(({ id }) => id === open.id) ?? null) : null;
  return (
    <section className={styles.desk} aria-label={say(`builder-registry:kinds.${kind}`)}>
      {mayEdit ? null : <Notice>{say('builder-registry:readOnly')}</Notice>}
      {problem === null ? null : (
        <Notice
          tone="problem"
          action={<Action onClick={() => void refresh()}>{say('builder:tryAgain')}</Action>}
        >
          {problemText(problem)}
        </Notice>
      )}
      <div className={styles.tools}>
        <div className={styles.search}>
          <Field
            type="search"
            label={say('builder-registry:search')}
            value={sought}
            autoComplete="off"
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
        {ENTRY_FIELDS[kind].includes('countries') ? (
          <div className={styles.country}>
            <SelectField
              label={say('builder-registry:country')}
              value={country}
              options={[
                { value: '', label: say('builder-registry:country.all') },
                ...listedCountries(entries)
                  .map((code) => ({ value: code, label: countryName(code) }))
                  .toSorted((one, other) => one.label.localeCompare(other.label, language)),
              ]}
              onChange={setCountry}
            />
          </div>
        ) : null}
        {mayEdit ? (
          <Action
            tone="strong"
            icon={<Plus size={17} aria-hidden="true" />}
            disabled={value === undefined}
            onClick={() => begin({ name: 'add' })}
          >
            {say(`builder-registry:add.${kind}`)}
          </Action>
        ) : null}
      </div>
      <div className={styles.states} role="status">
        {value === undefined ? null : (
          <p>{say('builder-registry:shown', { count: shown.length, total: entries.length })}</p>
        )}
        {done === '' ? null : <p className={styles.done}>{done}</p>}
      </div>
      <ul className={styles.grid} aria-busy={loading}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryCard
              kind={kind}
              entry={entry}
              countryName={countryName}
              onEdit={mayEdit ? () => begin({ name: 'edit', entry }) : undefined}
              onRetire={mayEdit ? () => begin({ name: 'retire', id: entry.id }) : undefined}
            />
          </li>
        ))}
      </ul>
      {open?.name === 'add' || open?.name === 'edit' ? (
        <EntryDialog
          kind={kind}
          entry={open.name === 'edit' ? open.entry : null}
          takenIds={entries.map(({ id }) => id)}
          onSaved={(entry) =>
            finish(entry, say('builder-registry:saved', { name: entryName(entry) }))
          }
          onClose={close}
        />
      ) : null}
      {retired === null ? null : <RetireDialog entry={retired} onDone={finish} onClose={close} />}
    </section>
  );
}
