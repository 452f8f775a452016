import { useState } from 'react';
import { deskFormats } from '#contract/generated/enum-values.ts';
import type { DeskFormat } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { type DeskList, type DeskOperation, labelKey } from '#domain/desk/desk-list.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { DropPanel } from '../kit/DropPanel.tsx';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import { useStaff } from '../session/useStaff.ts';
import { useAddress } from '../values/useAddress.ts';
import styles from './Desk.module.css';
import { fetchDeskFile } from './fetch-desk-file.ts';
import type { useDeskPreferences } from './useDeskPreferences.ts';

interface DeskToolsProps<Name extends DeskOperation> {
  list: DeskList<Name>;
  scope: string;
  /** The list's query of now. */
  query: Readonly<Record<string, string>>;
  /** Ids of the columns that are shown. */
  shown: readonly string[];
  preferences: ReturnType<typeof useDeskPreferences>;
}

/** How the list is looked at: columns, density, views that were kept; and the list as a file. */
export function DeskTools<Name extends DeskOperation>(props: DeskToolsProps<Name>) {
  const { list, scope, query, shown, preferences } = props;
  const say = useTexts('office', list.texts);
  const { look } = useAddress();
  const { may } = useStaff();
  const toggle = (id: string): void => {
    const next = list.columns
      .map((column) => column.id)
      .filter((one) => (one === id ? !shown.includes(one) : shown.includes(one)));
    if (next.length > 0) look({ columns: next.join('.') });
  };
  return (
    <div className={styles.tools}>
      <DropPanel icon="eye" label={say('office:table.look')}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{say('office:table.columns')}</legend>
          {list.columns.map(({ id, label }) => (
            <label key={id} className={styles.option}>
              <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
              {say(labelKey(list.texts, id, label))}
            </label>
          ))}
        </fieldset>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={preferences.isDense}
            onChange={({ target }) => preferences.setDense(target.checked)}
          />
          {say('office:table.dense')}
        </label>
        <KeptViews preferences={preferences} />
      </DropPanel>
      {may('desk.export') ? <Files list={list} scope={scope} query={query} shown={shown} /> : null}
    </div>
  );
}

function KeptViews({ preferences }: Pick<DeskToolsProps<DeskOperation>, 'preferences'>) {
  const say = useTexts('office');
  const { params, replace } = useAddress();
  const [name, setName] = useState('');
  const { views, save, remove } = preferences;
  const keep = (): void => {
    const named = name.trim();
    if (named === '') return;
    const kept = new URLSearchParams(params);
    kept.delete('cursor');
    kept.delete('item');
    save({ name: named, address: kept.toString() });
    setName('');
  };
  return (
    <div className={styles.group}>
      <p className={styles.legend}>{say('office:table.views')}</p>
      {views.map((view) => (
        <div key={view.name} className={styles.view}>
          <button
            type="button"
            className={styles.viewName}
            onClick={() => replace(new URLSearchParams(view.address))}
          >
            {view.name}
          </button>
          <IconButton
            icon="close"
            label={say('office:table.removeView', { name: view.name })}
            onClick={() => remove(view.name)}
          />
        </div>
      ))}
      <Field
        label={say('office:table.viewName')}
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
      <Button tone="secondary" size="small" aria-disabled={name.trim() === ''} onClick={keep}>
        {say('office:table.keepView')}
      </Button>
    </div>
  );
}

function Files<Name extends DeskOperation>(props: Omit<DeskToolsProps<Name>, 'preferences'>) {
  const { list, scope, query, shown } = props;
  const say = useTexts('office');
  const language = useLanguage();
  const [pending, setPending] = useState<DeskFormat | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const save = async (format: DeskFormat): Promise<void> => {
    setPending(format);
    setProblem(null);
    try {
      await fetchDeskFile({
        operation: list.operation,
        scope,
        format,
        language,
        columns: shown,
        query,
      });
    } catch (error) {
      setProblem(asProblemError(error));
    } finally {
      setPending(null);
    }
  };
  return (
    <DropPanel icon="download" label={say('office:table.save')}>
      <p>{say('office:table.saveText')}</p>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      {deskFormats.map((format) => (
        <Button
          key={format}
          tone="secondary"
          size="small"
          pending={pending === format}
          onClick={() => void save(format)}
        >
          {say(`office:table.format.${format}`)}
        </Button>
      ))}
    </DropPanel>
  );
}
