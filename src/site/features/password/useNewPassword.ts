import { type RefObject, useRef, useState } from 'react';
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

const FIELDS: readonly NewPasswordField[] = ['oldPassword', 'newPassword', 'confirmNewPassword'];
const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

type Words = Partial<Record<NewPasswordField, string>>;

export interface NewPasswordEntry {
  formRef: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<NewPasswordField, string>>;
  /** What is wrong with each field, said by us or by the server. */
  problems: Words;
  /** What concerns the form as a whole. */
  message: string | null;
  change: (field: NewPasswordField, value: string) => void;
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
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Words>({});
  const [message, setMessage] = useState<string | null>(null);

  const tell = (words: Words): void => {
    setProblems(words);
    const first = FIELDS.find((field) => words[field] !== undefined);
    if (first === undefined) return;
    formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

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

  return {
    formRef,
    values,
    problems,
    message,
    change: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setProblems(({ [field]: _mended, ...others }) => others);
    },
    submit,
  };
}
