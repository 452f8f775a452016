import type { PlannedField } from '#brand/site-plan.ts';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { FormValues } from './check-form.ts';
import { fieldChoices } from './field-choices.ts';
import { PasswordMeter } from '../../frame/PasswordMeter.tsx';

export interface RegistrationInputProps {
  field: PlannedField;
  value: string;
  /** Of the whole form: a password is compared with them. */
  values: FormValues;
  problem: string | undefined;
  /** The first of the form: focus starts here. */
  first: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One field of the registration form, entered the way its kind wants. */
export function RegistrationInput(props: RegistrationInputProps) {
  const { field, value, values, problem, first, onChange, onBlur } = props;
  const { market } = useSitePlan();
  const say = useTexts('registration');
  const label = useLabel();
  const language = useLanguage();
  const choices = fieldChoices(field, market, language, say);
  if (choices !== null) {
    return (
      <SelectField
        name={field.id}
        label={label(field.label)}
        value={value}
        choices={choices}
        onChange={onChange}
        problem={problem}
        required={field.required}
      />
    );
  }
  const help = field.help === null ? undefined : label(field.help);
  return (
    <TextField
      name={field.id}
      label={label(field.label)}
      value={value}
      type={inputTypes[field.inputType]}
      autoComplete={field.autocomplete}
      placeholder={field.placeholder === null ? undefined : label(field.placeholder)}
      autoFocus={first}
      required={field.required}
      optional={!field.required}
      // One more than allowed, so that what is too long is seen and said instead of cut off.
      maxLength={field.inputType === 'date' ? undefined : field.maxLength + 1}
      problem={problem}
      help={field.id === 'password' ? <Meter password={value} values={values} /> : help}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function Meter({ password, values }: { password: string; values: FormValues }) {
  const { username, email, mobileNum: mobile } = values;
  return <PasswordMeter password={password} username={username} email={email} mobile={mobile} />;
}

const inputTypes = {
  text: 'text',
  password: 'password',
  email: 'email',
  tel: 'tel',
  code: 'text',
  captcha: 'text',
  date: 'date',
  country: 'text',
  select: 'text',
} as const satisfies Record<PlannedField['inputType'], string>;
