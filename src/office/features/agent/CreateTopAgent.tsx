import { useState } from 'react';
import grid from '#staff/setting/FieldGrid.module.css';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { draftTerms } from './agent-terms-draft.ts';
import type { AgentTaskProps } from './agent-tasks.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TermFields } from './TermFields.tsx';

/** The types of a first agent: the others work below one. */
const TYPES = [1, 41] as const;
const SIGN_IN = ['username', 'password'] as const;
/** The contract's bounds. */
const MAX_LENGTHS = { username: 32, password: 128 } as const;

/** Creates an agent without an upline. */
export function CreateTopAgent({ brand, onDone, onClose }: Omit<AgentTaskProps, 'agent'>) {
  const say = useTexts('agent-desk');
  const locale = useOfficeLocale();
  const { run, pending, problem } = useCommand('createTopAgent');
  const [signIn, setSignIn] = useState({ username: '', password: '' });
  const [type, setType] = useState<(typeof TYPES)[number]>(1);
  const [typed, setTyped] = useState({ series: '', share: '' });
  const { draft, faults } = draftTerms(typed, [], locale);
  // An empty field is no fault before it was filled in; the button stays disabled.
  const faultAt = useFaultText(faults.filter(({ code }) => code !== 'REQUIRED'));
  const confirm = async (reason: string): Promise<void> => {
    if (draft === null) return;
    const body = {
      username: signIn.username.trim(),
      password: signIn.password,
      type,
      terms: draft.terms,
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
      isReady={draft !== null && signIn.username.trim() !== '' && signIn.password !== ''}
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
      <TermFields typed={typed} faultAt={faultAt} onChange={setTyped} />
    </TaskDialog>
  );
}
