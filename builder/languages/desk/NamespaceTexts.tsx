import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ProductText } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Action } from '../../look/Action.tsx';
import { modifierKey } from '../../editor/search/modifier-key.ts';
import styles from './NamespaceTexts.module.css';
import { type TextEdit, textName } from './text-edits.ts';
import { filterTexts, TEXT_FILTERS, type TextFilter } from './text-filter.ts';
import { TextList } from './TextList.tsx';
import type { SaveTexts } from './useSaveTexts.ts';
import type { TextEditsState } from './useTextEdits.ts';

export interface NamespaceTextsProps {
  language: string;
  direction: 'ltr' | 'rtl';
  namespace: string;
  readOnly: boolean;
  work: TextEditsState;
  saving: SaveTexts;
  view: { filter: TextFilter; unsaved: ReadonlySet<string> };
  onFilter: (filter: TextFilter) => void;
}

/** The texts of one namespace, filtered. */
export function NamespaceTexts(props: NamespaceTextsProps) {
  const { language, direction, namespace, readOnly, work, saving, view, onFilter } = props;
  const say = useTexts('builder-languages', 'builder', 'ui');
  const problemText = useProblemText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const { value, problem, loading, refresh } = useQuery('listLanguageTexts', {
    params: { language },
    query: { namespace },
  });
  const shown = useMemo(
    () => filterTexts(value?.items ?? [], { ...view, search: wanted }),
    [value, view, wanted],
  );
  const { edit, revert } = work;
  const { forget } = saving;
  const onEdit = useCallback(
    (text: ProductText, next: TextEdit) => {
      forget(textName(text));
      edit(text, next);
    },
    [edit, forget],
  );
  const onRevert = useCallback(
    (name: string) => {
      forget(name);
      revert(name);
    },
    [revert, forget],
  );
  const filters = readOnly ? TEXT_FILTERS.filter((name) => name !== 'unsaved') : TEXT_FILTERS;
  return (
    <section className={styles.texts} aria-labelledby="texts-of-namespace">
      <h2 id="texts-of-namespace" className={styles.title}>
        {namespace}
      </h2>
      <div className={styles.tools}>
        <div className={styles.filters}>
          <Segments
            label={say('builder-languages:filter.label')}
            options={filters.map((name) => ({
              value: name,
              label: say(`builder-languages:filter.${name}`),
            }))}
            value={view.filter}
            onChange={onFilter}
          />
        </div>
        <div className={styles.search}>
          <Field
            hideLabel
            type="search"
            label={say('builder-languages:filter.search')}
            placeholder={say('builder-languages:filter.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <p className={styles.count} aria-live="polite">
        {loading
          ? say('ui:loading')
          : say('builder-languages:filter.shown', { count: shown.length })}
      </p>
      {readOnly ? null : (
        <p className={styles.count}>{say('builder-languages:desk.keys', { key: modifierKey })}</p>
      )}
      {problem === null ? null : (
        <Notice
          tone="problem"
          action={<Action onClick={() => void refresh()}>{say('builder:tryAgain')}</Action>}
        >
          {problemText(problem)}
        </Notice>
      )}
      <TextList
        view={`${namespace} ${view.filter} ${wanted}`}
        texts={shown}
        edits={work.edits}
        refused={saving.refused}
        language={language}
        direction={direction}
        readOnly={readOnly}
        onEdit={onEdit}
        onRevert={onRevert}
      />
    </section>
  );
}
