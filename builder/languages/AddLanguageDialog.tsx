import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RegistryLanguage } from '#brand/registry.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import styles from './AddLanguageDialog.module.css';
import { LanguageFacts } from './LanguageFacts.tsx';
import { codeFault, meantCode, proposeLanguage } from './new-language.ts';
import { useFonts } from './useFonts.ts';
import { useLanguagesChanged } from './useLanguagesChanged.ts';

export interface AddLanguageDialogProps {
  /** Codes of the registry. */
  existing: readonly string[];
  onClose: () => void;
}

/** Adds a language: its code decides the rest, which can be corrected. */
export function AddLanguageDialog({ existing, onClose }: AddLanguageDialogProps) {
  const say = useTexts('builder-languages', 'builder');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const formId = useId();
  const changed = useLanguagesChanged();
  const { fonts, problem: fontProblem } = useFonts();
  const { run, pending, problem, reset } = useCommand('saveRegistryEntry');
  const [code, setCode] = useState('');
  const [corrections, setCorrections] = useState<Partial<RegistryLanguage>>({});

  const fault = codeFault(code, existing);
  const meant = fault === 'malformed' || fault === 'unknown' ? meantCode(code) : null;
  const proposed = fault === null ? proposeLanguage(code, fonts) : null;
  const language = proposed === null ? null : { ...proposed, ...corrections };
  const fieldMessage = (field: string): string | undefined =>
    Object.entries(problem?.fields ?? {}).find(
      ([pointer]) => pointer === `/entry/${field}` || pointer.startsWith(`/entry/${field}/`),
    )?.[1].message;

  const chooseCode = (next: string): void => {
    setCode(next.trim());
    setCorrections({});
    reset();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (language === null) return;
    const outcome = await run({
      params: { kind: 'languages', id: code },
      body: { version: 0, entry: { ...language } },
    });
    if (!outcome.ok) return;
    await changed();
    onClose();
    await navigate(`/languages/${code}`);
  };
  return (
    <Dialog
      title={say('builder-languages:add.title')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder:cancel')}</Action>
          <Action
            type="submit"
            form={formId}
            tone="strong"
            pending={pending}
            disabled={language === null}
          >
            {say('builder-languages:add.save')}
          </Action>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field
          data-focus-first
          label={say('builder-languages:field.code')}
          hint={say('builder-languages:add.codeHint')}
          fault={
            fault === null
              ? fieldMessage('code')
              : say(`builder-languages:add.fault.${fault}`, { code })
          }
          value={code}
          maxLength={16}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => chooseCode(event.target.value)}
        />
        {meant === null ? null : (
          <Action small onClick={() => chooseCode(meant)}>
            {say('builder-languages:add.meant', { code: meant })}
          </Action>
        )}
        {fontProblem === null ? null : <Notice tone="warning">{problemText(fontProblem)}</Notice>}
        {language === null ? null : (
          <LanguageFacts
            language={language}
            fonts={fonts}
            faultOf={fieldMessage}
            onChange={(part) => setCorrections((all) => ({ ...all, ...part }))}
          />
        )}
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      </form>
    </Dialog>
  );
}
