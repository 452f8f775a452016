import type { FormEvent } from 'react';
import { checkFieldValue } from '#domain/registration/check-field-value.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './PasswordForm.module.css';
import { useFields } from './useFields.ts';

const FIELDS = ['username', 'email'] as const;
type Field = (typeof FIELDS)[number];

const EMAIL_RULE = { ...REGISTRATION_FIELDS.email, maxLength: 254 };
/** A name may be older than today's rule for names: it only has to be there. */
const NAME_RULE = { minLength: 1, maxLength: 64, patternId: 'anyCharacters' };

/** Name and address; the answer never tells whether they belong together. */
export function ForgotByEmailForm({ onSent }: { onSent: () => void }) {
  const say = useTexts('password', 'pattern');
  const problemText = useProblemText();
  const { formRef, values, problems, change, tell } = useFields(FIELDS);
  const { run, pending, problem } = useCommand('requestPasswordByEmail');
  const { byField } = fieldProblems(problem, FIELDS);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { username: values.username.trim(), email: values.email.trim() };
    const words: Partial<Record<Field, string>> = {};
    for (const [field, rule] of [
      ['username', NAME_RULE],
      ['email', EMAIL_RULE],
    ] as const) {
      const fault = checkFieldValue({ ...rule, required: true, acceptedPattern: '' }, body[field]);
      if (fault !== null) words[field] = say(fault.messageKey, fault.params);
    }
    tell(words);
    if (Object.keys(words).length > 0) return;
    const outcome = await run({ body });
    if (outcome.ok) onSent();
    else tell(fieldProblems(outcome.problem, FIELDS).byField);
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('password:forgot.intro')}</p>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <TextField
        name="username"
        label={say('password:forgot.username')}
        value={values.username}
        onChange={(value) => change('username', value)}
        autoComplete="username"
        autoFocus
        maxLength={64}
        required
        problem={problems.username}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={say('password:forgot.email')}
        value={values.email}
        onChange={(value) => change('email', value)}
        autoComplete="email"
        maxLength={254}
        required
        problem={problems.email}
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('password:forgot.submit')}
      </Button>
    </form>
  );
}
