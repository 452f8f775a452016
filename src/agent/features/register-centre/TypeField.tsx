import type { AccountType } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';

export interface TypeFieldProps {
  /** What the agent may register. */
  types: readonly AccountType[];
  value: AccountType;
  onChange: (type: AccountType) => void;
  problem?: string | undefined;
}

/** Type of the account to register. */
export function TypeField({ types, value, onChange, problem }: TypeFieldProps) {
  const say = useTexts('agent');
  return (
    <SelectField<string>
      name="accountType"
      label={say('agent:register.type')}
      value={String(value)}
      choices={types.map((type) => ({ value: String(type), label: say(`agent:type.${type}`) }))}
      onChange={(chosen) => onChange(types.find((type) => String(type) === chosen) ?? value)}
      problem={problem}
      required
    />
  );
}
