import { useState } from 'react';
import type { Downline } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';

export interface NoteFormProps {
  downline: Downline;
  onChanged: () => void;
}

/** A note about a downline that only this agent reads. */
export function NoteForm({ downline, onChanged }: NoteFormProps) {
  const say = useTexts('agent');
  const { run, pending, problem } = useCommand('setDownlineNote');
  const { byField, words } = useFormProblem(problem, ['note']);
  const [note, setNote] = useState(downline.note);
  const [isSaved, setSaved] = useState(false);
  const submit = async (): Promise<void> => {
    setSaved(false);
    const outcome = await run({
      params: { memberId: downline.memberId },
      body: { note: note.trim() },
    });
    if (!outcome.ok) return;
    setSaved(true);
    onChanged();
  };
  return (
    <FormLayout label={say('agent:downlines.action.note')} onSubmit={submit}>
      {isSaved ? <Notice tone="good">{say('agent:note.saved')}</Notice> : null}
      {words === null ? null : <Notice tone="problem">{words}</Notice>}
      <TextField
        name="note"
        label={say('agent:note')}
        rows={3}
        value={note}
        onChange={setNote}
        maxLength={300}
        help={say('agent:note.help')}
        problem={byField.note}
      />
      <Button type="submit" wide pending={pending}>
        {say('agent:note.save')}
      </Button>
    </FormLayout>
  );
}
