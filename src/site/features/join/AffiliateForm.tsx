import { type FormEvent, useRef, useState } from 'react';
import type { AffiliateApplication } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './AffiliateCard.module.css';

const MIN_LENGTH = 10;
const MAX_LENGTH = 500;

/** The applicant's own words: who they are and how they bring players. */
export function AffiliateForm({
  onApplied,
}: {
  onApplied: (application: AffiliateApplication) => void;
}) {
  const say = useTexts('join');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('applyForAffiliate');
  const { byField } = fieldProblems(problem, ['text']);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const text = typed.trim();
  const isShort = text.length < MIN_LENGTH;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isShort) {
      field.current?.focus();
      return;
    }
    const outcome = await run({ body: { text } });
    if (outcome.ok) onApplied(outcome.value);
    else field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || byField.text !== undefined ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <TextField
        name="text"
        label={say('join:affiliate.label')}
        value={typed}
        onChange={setTyped}
        rows={5}
        maxLength={MAX_LENGTH}
        required
        problem={
          byField.text ??
          (isChecked && isShort ? say('join:affiliate.short', { count: MIN_LENGTH }) : undefined)
        }
        help={say('join:affiliate.left', { count: MAX_LENGTH - typed.length })}
        inputRef={field}
      />
      <div>
        <Button type="submit" pending={pending}>
          {say('join:affiliate.submit')}
        </Button>
      </div>
    </form>
  );
}
