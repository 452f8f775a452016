import { useState } from 'react';
import {
  type NewPassword,
  type NewPasswordField,
  newPasswordFaults,
} from '#domain/password/new-password.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import type { CommandOutcome } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { type Fields, useFields } from './useFields.ts';

const FIELDS: readonly NewPasswordField[] = ['oldPassword', 'newPassword', 'confirmNewPassword'];

export interface NewPasswordEntry extends Omit<Fields<NewPasswordField>, 'tell'> {
  /** What concerns the form as a whole. */
  message: string | null;
  /** @returns whether the new password holds. */
  submit: () => Promise<boolean>;
}

/**
 * The state of choosing a new password. The rule is the server's: what it would refuse is not sent.
 * @param asksOld whether the one that is to go is asked for
 */
export function useNewPassword(
  asksOld: boolean,
  send: (given: NewPassword) => Promise<CommandOutcome<unknown>>,
): NewPasswordEntry {
  const { newPassword: rule } = useSitePlan().login;
  const say = useTexts('password', 'pattern');
  const problemText = useProblemText();
  const { tell, ...fields } = useFields(FIELDS);
  const { values } = fields;
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (): Promise<boolean> => {
    setMessage(null);
    const given = { ...values, oldPassword: asksOld ? values.oldPassword : null };
    const faults = Object.entries(newPasswordFaults(given, rule)).map(
      ([field, { messageKey, params }]) => [field, say(messageKey, params)] as const,
    );
    tell(Object.fromEntries(faults));
    if (faults.length > 0) return false;
    const outcome = await send(given);
    if (outcome.ok) return true;
    const { byField } = fieldProblems(outcome.problem, FIELDS);
    if (Object.keys(byField).length === 0) setMessage(problemText(outcome.problem));
    tell(byField);
    return false;
  };

  return { ...fields, message, submit };
}
