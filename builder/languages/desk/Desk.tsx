import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { languageFacts } from '#brand/checks/registry/language-facts.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useShortcut } from '../../editor/search/useShortcut.ts';
import { Action } from '../../look/Action.tsx';
import { ExportMenu } from '../exchange/ExportMenu.tsx';
import { ImportButton } from '../exchange/ImportButton.tsx';
import { deskLanguage } from '../language-entry.ts';
import { ScreenHead } from '../ScreenHead.tsx';
import { DeskHead } from './DeskHead.tsx';
import { NamespaceList } from './NamespaceList.tsx';
import { NamespaceTexts } from './NamespaceTexts.tsx';
import { OfferedEdits } from './OfferedEdits.tsx';
import { SaveBar } from './SaveBar.tsx';
import { editsByNamespace, type TextEdits } from './text-edits.ts';
import type { TextFilter } from './text-filter.ts';
import { useSaveTexts } from './useSaveTexts.ts';
import { useTextEdits } from './useTextEdits.ts';
import styles from './Desk.module.css';

/** Translates the product's texts into one language. */
export function Desk({ language }: { language: string }) {
  // All namespaces here: one that suspended further down would hide the desk.
  const say = useTexts('builder-languages', 'builder', 'check', 'ui');
  const problemText = useProblemText();
  const staff = useStaff();
  const readOnly = !staff.may('registry.edit');
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<{ filter: TextFilter; unsaved: ReadonlySet<string> }>({
    filter: 'all',
    unsaved: new Set(),
  });
  const [fileFault, setFileFault] = useState<string | null>(null);
  const kind = { kind: 'languages' } as const;
  const { value: entries } = useQuery('listRegistryEntries', { params: kind });
  const progress = useQuery('getLanguageProgress', { params: { language } });
  const work = useTextEdits(staff.id, language);
  const { edits } = work;
  const saving = useSaveTexts(language, edits, work.dropSaved);

  const found = entries?.items.find(({ id }) => id === language);
  const entry = found === undefined ? undefined : deskLanguage(found);
  const namespaces = progress.value?.namespaces ?? [];
  const asked = params.get('namespace') ?? '';
  const [first] = namespaces;
  const namespace =
    namespaces.find((known) => known.namespace === asked)?.namespace ??
    namespaces.find(({ written, total }) => written < total)?.namespace ??
    first?.namespace ??
    '';
  const choose = (next: string): void => setParams({ namespace: next }, { replace: true });
  // Without it the first save that completes a namespace would leave it.
  useEffect(() => {
    if (namespace !== '' && namespace !== asked) setParams({ namespace }, { replace: true });
  }, [namespace, asked, setParams]);
  const filter = (next: TextFilter, names = Object.keys(edits)): void =>
    setView({ filter: next, unsaved: new Set(names) });
  const take = (texts: TextEdits): void => {
    work.take(texts);
    // The import is shown where it is, with what was unsaved before.
    filter('unsaved', [...Object.keys(edits), ...Object.keys(texts)]);
    const [name = ''] = Object.keys(texts);
    if (!Object.keys(texts).some((other) => other.startsWith(`${namespace}:`))) {
      choose(name.slice(0, name.indexOf(':')));
    }
  };
  useShortcut(isSave, () => {
    if (!readOnly) void saving.save();
  });
  return (
    <div className={styles.screen}>
      <title>{entry?.facts.englishName ?? language}</title>
      <ScreenHead back={{ to: '/languages', label: say('builder-languages:desk.back') }} />
      <main className={styles.main}>
        <DeskHead
          language={language}
          entry={entry}
          brands={progress.value?.brands ?? []}
          namespaces={namespaces}
        >
          {namespace === '' ? null : (
            <ExportMenu
              language={language}
              namespace={namespace}
              edits={edits}
              onProblem={(problem: ProblemError | null) =>
                setFileFault(problem === null ? null : problemText(problem))
              }
            />
          )}
          {readOnly || namespace === '' ? null : (
            <ImportButton language={language} edits={edits} onTake={take} onFault={setFileFault} />
          )}
        </DeskHead>
        {readOnly ? <Notice>{say('builder-languages:readOnly')}</Notice> : null}
        {fileFault === null ? null : <Notice tone="problem">{fileFault}</Notice>}
        {progress.problem === null ? null : (
          <Notice
            tone="problem"
            action={
              <Action onClick={() => void progress.refresh()}>{say('builder:tryAgain')}</Action>
            }
          >
            {problemText(progress.problem)}
          </Notice>
        )}
        {readOnly ? null : <OfferedEdits work={work} />}
        {namespace === '' ? (
          <p aria-live="polite">{progress.loading ? say('ui:loading') : null}</p>
        ) : (
          <div className={styles.columns}>
            <NamespaceList
              namespaces={namespaces}
              unsaved={editsByNamespace(edits)}
              chosen={namespace}
              onChoose={choose}
            />
            <NamespaceTexts
              language={language}
              direction={(entry?.facts ?? languageFacts(language))?.direction ?? 'ltr'}
              namespace={namespace}
              readOnly={readOnly}
              work={work}
              saving={saving}
              view={view}
              onFilter={(next) => filter(next)}
            />
          </div>
        )}
      </main>
      {readOnly ? null : (
        <SaveBar
          edits={edits}
          saving={saving}
          onShow={(shown) => {
            choose(shown);
            filter('unsaved');
          }}
          onRevert={(name) => {
            saving.forget(name);
            work.revert(name);
          }}
        />
      )}
    </div>
  );
}

const isSave = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey;
