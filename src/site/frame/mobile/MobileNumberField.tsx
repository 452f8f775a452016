import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './MobileNumberField.module.css';

export interface EnteredNumber {
  /** With its plus sign. */
  readonly dialingCode: string;
  readonly digits: string;
}

export interface MobileNumberFieldProps {
  /** Name of the field that holds the digits. */
  name: string;
  number: EnteredNumber;
  onChange: (number: EnteredNumber) => void;
  problem?: string | undefined;
  autoFocus?: boolean;
}

/** A mobile number with its country code, which is chosen where the brand serves several countries. */
export function MobileNumberField(props: MobileNumberFieldProps) {
  const { name, number, onChange, problem, autoFocus = false } = props;
  const { market } = useSitePlan();
  const say = useTexts('verification');
  const isChoice = market.dialingCodes.length > 1;
  return (
    <div className={isChoice ? styles.pair : undefined}>
      {isChoice ? (
        <SelectField
          name="countryDialingCode"
          label={say('verification:country')}
          value={number.dialingCode}
          choices={market.dialingCodes.map((code) => ({ value: code, label: isolateLtr(code) }))}
          onChange={(dialingCode) => onChange({ ...number, dialingCode })}
        />
      ) : null}
      <TextField
        name={name}
        type="tel"
        inputMode="tel"
        label={say('verification:number')}
        value={number.digits}
        onChange={(digits) => onChange({ ...number, digits })}
        autoComplete="tel-national"
        autoFocus={autoFocus}
        maxLength={40}
        prefix={isChoice ? undefined : number.dialingCode}
        required
        problem={problem}
      />
    </div>
  );
}
