import type { PlannedField, RegistrationForm } from '#brand/site-plan.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { HumanCheckPanel } from '../../frame/human-check/HumanCheckPanel.tsx';
import { CodeField } from '../../frame/mobile/CodeField.tsx';
import { ServiceCodeField } from '../../frame/phone-service/ServiceCodeField.tsx';
import { enteredNumber } from './entered-number.ts';
import { RegistrationInput } from './RegistrationInput.tsx';
import type { RegistrationEntry } from './useRegistration.ts';

export interface RegistrationEntryFieldProps {
  entry: RegistrationEntry;
  field: PlannedField;
  method: RegistrationForm['method'];
  /** The first of the form: focus starts here. */
  first: boolean;
}

/** One field of the form with its value: a code, a check that a person is there, or an input. */
export function RegistrationEntryField({
  entry,
  field,
  method,
  first,
}: RegistrationEntryFieldProps) {
  const say = useTexts('verification');
  const { values } = entry;
  const value = values[field.id] ?? '';
  const change = (next: string): void => entry.change(field.id, next);
  if (field.inputType === 'code') {
    const code = {
      name: field.id,
      number: enteredNumber(values),
      value,
      onChange: change,
      onNumberProblem: (message: string) => entry.refuse('mobileNum', message),
      problem: entry.problemOf(field.id),
    };
    return entry.phoneService === null ? (
      <CodeField {...code} use={{ purpose: 'register', registerBy: method }} />
    ) : (
      <ServiceCodeField {...code} service={entry.phoneService} />
    );
  }
  if (field.inputType === 'captcha') {
    return value === '' ? (
      <HumanCheckPanel
        onAnswer={(check) => change(JSON.stringify(check))}
        problem={entry.problemOf(field.id)}
      />
    ) : (
      <Notice tone="info">{say('verification:check.answered')}</Notice>
    );
  }
  return (
    <RegistrationInput
      field={field}
      value={value}
      values={values}
      problem={entry.problemOf(field.id)}
      first={first}
      onChange={change}
      onBlur={() => entry.leave(field)}
    />
  );
}
