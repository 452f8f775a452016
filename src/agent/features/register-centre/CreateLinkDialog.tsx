import { readDay } from '#domain/day/day.ts';
import { useState } from 'react';
import { localDay, periodBounds } from '#domain/record/period.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { FieldRow, FormLayout } from '../../frame/FormLayout.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { rememberedTerms, rememberTerms } from '../../frame/remembered-terms.ts';
import { readTerms } from '../../frame/terms-entry.ts';
import { TermsFields } from '../../frame/TermsFields.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';
import { TypeField } from './TypeField.tsx';
import { readUseLimit } from './use-limit.ts';

export interface CreateLinkDialogProps {
  home: AgentHome;
  onCreated: () => void;
  onClose: () => void;
}

const memory = () => localStorage;

const FIELDS = ['accountType', 'terms', 'expiresAt', 'useLimit', 'host', 'note'];

/** A new registration link: whom it registers, by which terms, and how long. */
export function CreateLinkDialog({ home, onCreated, onClose }: CreateLinkDialogProps) {
  const say = useTexts('agent');
  const { run, pending, problem } = useCommand('createRegistrationLink');
  const { byField, words } = useFormProblem(problem, FIELDS);
  const bounds = { seriesFloor: home.seriesFloor, own: home.terms };
  const [accountType, setType] = useState(home.mayCreate[0] ?? 0);
  const [entry, setEntry] = useState(() => rememberedTerms(memory, home.memberId, bounds));
  const [lastDay, setLastDay] = useState('');
  const [limit, setLimit] = useState('');
  const [host, setHost] = useState(home.hosts[0] ?? '');
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const terms = readTerms(entry, bounds);
  const useLimit = readUseLimit(limit);
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (terms === null || useLimit === undefined) return;
    const expiresAt = periodBounds({ from: null, to: readDay(lastDay) }).to ?? null;
    const outcome = await run({
      body: { accountType, terms, expiresAt, useLimit, host, note: note.trim() },
    });
    if (!outcome.ok) return;
    rememberTerms(memory, home.memberId, terms);
    onCreated();
  };
  return (
    <Dialog title={say('agent:links.create')} width="medium" busy={pending} onClose={onClose}>
      <FormLayout label={say('agent:links.create')} onSubmit={submit}>
        {words === null ? null : <Notice tone="problem">{words}</Notice>}
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
        <FieldRow>
          <Field
            name="expiresAt"
            type="date"
            min={localDay(new Date())}
            label={say('agent:links.lastDay')}
            hint={say('agent:links.lastDay.help')}
            fault={byField.expiresAt}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
          />
          <Field
            name="useLimit"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            label={say('agent:links.limit')}
            hint={say('agent:links.limit.help')}
            fault={
              byField.useLimit ??
              (isChecked && useLimit === undefined ? say('agent:links.limit.fault') : undefined)
            }
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
          />
        </FieldRow>
        <SelectField<string>
          name="host"
          label={say('agent:links.host')}
          value={host}
          choices={home.hosts.map((value) => ({ value, label: value }))}
          onChange={setHost}
          problem={byField.host}
          required
        />
        <TextField
          name="note"
          label={say('agent:note')}
          value={note}
          onChange={setNote}
          maxLength={120}
          optional
          help={say('agent:links.note.help')}
          problem={byField.note}
        />
        <Button type="submit" wide pending={pending}>
          {say('agent:links.submit')}
        </Button>
      </FormLayout>
    </Dialog>
  );
}
