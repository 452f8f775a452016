import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { FieldRow, FormLayout } from '../../frame/FormLayout.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { rememberedTerms, rememberTerms } from '../../frame/remembered-terms.ts';
import { readTerms } from '../../frame/terms-entry.ts';
import { TermsFields } from '../../frame/TermsFields.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';
import { TypeField } from './TypeField.tsx';

const memory = () => localStorage;

/** Registers an account directly below the agent. */
export function CreateAccountForm({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const { refresh } = useQuery('getAgentHome', {});
  const { run, pending, problem } = useCommand('createDownline');
  const { byField, words } = useFormProblem(problem, [
    'username',
    'password',
    'accountType',
    'terms',
  ]);
  const bounds = { seriesFloor: home.seriesFloor, own: home.terms };
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [accountType, setType] = useState(home.mayCreate[0] ?? 0);
  const [entry, setEntry] = useState(() => rememberedTerms(memory, home.memberId, bounds));
  const [isChecked, setChecked] = useState(false);
  const [created, setCreated] = useState<{ memberId: string; username: string } | null>(null);
  const terms = readTerms(entry, bounds);
  const submit = async (): Promise<void> => {
    setChecked(true);
    setCreated(null);
    const name = username.trim();
    if (name === '' || password === '' || terms === null) return;
    const outcome = await run({ body: { username: name, password, accountType, terms } });
    if (!outcome.ok) return;
    rememberTerms(memory, home.memberId, terms);
    setCreated({ memberId: outcome.value.memberId, username: name });
    setUsername('');
    setPassword('');
    setChecked(false);
    void refresh();
  };
  const missing = (value: string, key: string): string | undefined =>
    isChecked && value.trim() === '' ? say(key) : undefined;
  return (
    <Panel title={say('agent:register.create')}>
      <Explanation>{say('agent:register.create.text')}</Explanation>
      <FormLayout label={say('agent:register.create')} onSubmit={submit}>
        {created === null ? null : (
          <Notice
            tone="good"
            action={
              <CentreLink href={`/agentHome/downlines?account=${created.memberId}`}>
                {say('agent:register.open')}
              </CentreLink>
            }
          >
            {say('agent:register.created', { account: created.username })}
          </Notice>
        )}
        {words === null ? null : <Notice tone="problem">{words}</Notice>}
        <FieldRow>
          <TextField
            name="username"
            label={say('agent:register.username')}
            value={username}
            onChange={setUsername}
            maxLength={32}
            required
            problem={byField.username ?? missing(username, 'agent:register.username.missing')}
          />
          <TextField
            name="password"
            type="password"
            label={say('agent:register.password')}
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            maxLength={128}
            required
            help={say('agent:register.password.help')}
            problem={byField.password ?? missing(password, 'agent:register.password.missing')}
          />
        </FieldRow>
        <TypeField
          types={home.mayCreate}
          value={accountType}
          onChange={setType}
          problem={byField.accountType}
        />
        <TermsFields
          entry={entry}
          onChange={setEntry}
          bounds={bounds}
          quotas={home.quotas}
          isChecked={isChecked}
          problem={byField.terms}
        />
        <Button type="submit" size="large" wide pending={pending}>
          {say('agent:register.submit')}
        </Button>
      </FormLayout>
    </Panel>
  );
}
