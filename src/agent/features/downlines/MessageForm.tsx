import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';

/** Sends plain text to a downline's inbox. */
export function MessageForm({ memberId }: { memberId: string }) {
  const say = useTexts('agent');
  const { run, pending, problem } = useCommand('messageDownline');
  const { byField, words } = useFormProblem(problem, ['text']);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    setChecked(true);
    setSent(false);
    if (text.trim() === '') return;
    const outcome = await run({ params: { memberId }, body: { text: text.trim() } });
    if (!outcome.ok) return;
    setText('');
    setChecked(false);
    setSent(true);
  };
  return (
    <FormLayout label={say('agent:downlines.action.message')} onSubmit={submit}>
      {isSent ? <Notice tone="good">{say('agent:message.sent')}</Notice> : null}
      {words === null ? null : <Notice tone="problem">{words}</Notice>}
      <TextField
        name="text"
        label={say('agent:message')}
        rows={4}
        value={text}
        onChange={setText}
        maxLength={500}
        required
        help={say('agent:message.help')}
        problem={
          byField.text ??
          (isChecked && text.trim() === '' ? say('agent:message.missing') : undefined)
        }
      />
      <Button type="submit" wide pending={pending}>
        {say('agent:message.send')}
      </Button>
    </FormLayout>
  );
}
