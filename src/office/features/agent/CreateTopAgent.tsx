import { useState } from 'react';
import grid from '#staff/setting/FieldGrid.module.css';
import type { AgentTerms } from '#contract/generated/types.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import type { AgentTaskProps } from './agent-tasks.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TERM_SPECS, useTermWords } from './useTermWords.ts';

/** The types of a first agent: the others work below one. */
const TYPES = [1, 41] as const;
/** Nothing is filled in yet. */
const NO_TERMS: Partial<AgentTerms> = {};
const SIGN_IN = ['username', 'password'] as const;
/** The contract's bounds. */
const MAX_LENGTHS = { username: 32, password: 128 } as const;

/** Creates an agent without an upline. */
export function CreateTopAgent({ brand, onDone, onClose }: Omit<AgentTaskProps, 'agent'>) {
  const say = useTexts('agent-desk');
  const { run, pending, problem } = useCommand('createTopAgent');
  const [signIn, setSignIn] = useState({ username: '', password: '' });
  const [type, setType] = useState<(typeof TYPES)[number]>(1);
  const [edits, edit] = useState<TermEdits | null>(null);
  const words = useTermWords();
  const { terms, fields } = useTermsEditor({
    specs: TERM_SPECS,
    now: NO_TERMS,
    edits,
    edit,
    words,
  });
  const { series, shareBasisPoints } = terms ?? NO_TERMS;
  const agreed =
    series === undefined || shareBasisPoints === undefined ? null : { series, shareBasisPoints };
  const confirm = async (reason: string): Promise<void> => {
    if (agreed === null) return;
    const body = {
      username: signIn.username.trim(),
      password: signIn.password,
      type,
      terms: agreed,
      reason,
    };
    const outcome = await run({ params: { brand }, body });
    if (!outcome.ok) return;
    const { account, affiliateCode } = outcome.value;
    onDone(
      affiliateCode === null
        ? say('agent-desk:done.create', { account })
        : say('agent-desk:done.createCode', { account, code: affiliateCode }),
    );
  };
  return (
    <TaskDialog
      title={say('agent-desk:create')}
      label={say('agent-desk:create')}
      effect={say('agent-desk:effect.create')}
      isReady={agreed !== null && signIn.username.trim() !== '' && signIn.password !== ''}
      pending={pending}
      problem={problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <div className={grid.fields}>
        {SIGN_IN.map((field) => (
          <Field
            key={field}
            label={say(`agent-desk:create.${field}`)}
            hint={say(`agent-desk:createHint.${field}`)}
            value={signIn[field]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LENGTHS[field]}
            fault={problem?.fields[`/${field}`]?.message}
            onChange={({ target }) => setSignIn((held) => ({ ...held, [field]: target.value }))}
          />
        ))}
        <SelectField
          label={say('agent-desk:type')}
          value={String(type)}
          options={TYPES.map((value) => ({
            value: String(value),
            label: say(`agent-desk:type.${value}`),
          }))}
          onChange={(value) => setType(value === '41' ? 41 : 1)}
        />
      </div>
      {fields}
    </TaskDialog>
  );
}
