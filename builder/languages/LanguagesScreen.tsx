import { Plus } from '@phosphor-icons/react/Plus';
import { Suspense, useMemo, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Action } from '../look/Action.tsx';
import { AddLanguageDialog } from './AddLanguageDialog.tsx';
import { deskLanguage, findLanguages } from './language-entry.ts';
import { LanguageItem } from './LanguageItem.tsx';
import { RetireLanguageDialog } from './RetireLanguageDialog.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import styles from './LanguagesScreen.module.css';

/** The languages that brands can offer. */
export function LanguagesScreen() {
  return (
    <Suspense fallback={null}>
      <Languages />
    </Suspense>
  );
}

type Open = { name: 'add' } | { name: 'retire'; code: string };

function Languages() {
  const say = useTexts('builder-languages', 'builder', 'ui');
  const problemText = useProblemText();
  const mayEdit = useStaff().may('registry.edit');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const { value, problem, loading, refresh } = useQuery('listRegistryEntries', {
    params: { kind: 'languages' },
  });
  const languages = useMemo(() => value?.items.map(deskLanguage) ?? [], [value]);
  const found = useMemo(() => findLanguages(languages, search), [languages, search]);
  // Looked up by its code: after a conflict the dialog goes on with the newer version.
  const retiring =
    open?.name === 'retire' ? languages.find(({ code }) => code === open.code) : undefined;
  const close = (): void => setOpen(null);
  return (
    <div className={styles.screen}>
      <title>{say('builder-languages:languages.title')}</title>
      <ScreenHead back={{ to: '/', label: say('builder:brands.back') }} />
      <main className={styles.main}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h1 className={styles.title}>{say('builder-languages:languages.title')}</h1>
            <p className={styles.lead}>{say('builder-languages:languages.lead')}</p>
          </div>
          {mayEdit ? (
            <Action
              tone="strong"
              icon={<Plus size={17} aria-hidden="true" />}
              onClick={() => setOpen({ name: 'add' })}
            >
              {say('builder-languages:add.open')}
            </Action>
          ) : null}
        </div>
        {mayEdit ? null : <Notice>{say('builder-languages:readOnly')}</Notice>}
        {problem === null ? null : (
          <Notice
            tone="problem"
            action={<Action onClick={() => void refresh()}>{say('builder:tryAgain')}</Action>}
          >
            {problemText(problem)}
          </Notice>
        )}
        <div className={styles.search}>
          <Field
            type="search"
            label={say('builder-languages:languages.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p aria-live="polite" className={styles.count}>
            {loading
              ? say('ui:loading')
              : say('builder-languages:languages.found', { count: found.length })}
          </p>
        </div>
        <ul className={styles.list} aria-busy={loading}>
          {found.map((language) => (
            <LanguageItem
              key={language.code}
              language={language}
              onRetire={
                mayEdit ? () => setOpen({ name: 'retire', code: language.code }) : undefined
              }
            />
          ))}
        </ul>
      </main>
      {open?.name === 'add' ? (
        <AddLanguageDialog existing={languages.map(({ code }) => code)} onClose={close} />
      ) : null}
      {retiring === undefined ? null : <RetireLanguageDialog language={retiring} onClose={close} />}
    </div>
  );
}
