import type { AgentPolicySettings } from '#contract/generated/types.ts';
import type { SettingEditorInput } from '#staff/setting/setting.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import {
  type AgentPolicyEdits,
  boundsOf,
  isAmountTerm,
  isNumberTerm,
  isPercentTerm,
  isRateTerm,
  termText,
  type TypedTerm,
} from './agent-policy-draft.ts';
import { usePolicyLabel } from './usePolicyLabel.ts';

export interface PolicyFieldsProps extends SettingEditorInput<
  AgentPolicySettings,
  AgentPolicyEdits
> {
  faultAt: (pointer: string) => string | undefined;
}

/** Room for a time zone, and for the largest amount with its grouping. */
const MAX_LENGTH = 64;

/** One typed term of the policy. */
export function PolicyField(props: PolicyFieldsProps & { term: TypedTerm }) {
  const { term, now, edits, edit, faultAt } = props;
  const say = useTexts('agent-desk');
  const label = usePolicyLabel();
  const locale = useOfficeLocale();
  const notation = { currency: now.currency, locale };
  const unit = isPercentTerm(term) ? '%' : isAmountTerm(term) ? now.currency : undefined;
  const { minimum, maximum } = isNumberTerm(term) ? boundsOf(term) : { minimum: 0, maximum: 0 };
  // Without grouping, since a series is written as 1950.
  const bounds = { minimum: String(minimum), maximum: String(maximum) };
  return (
    <Field
      label={label(term)}
      // The rates share one hint above them.
      hint={isRateTerm(term) ? undefined : say(`agent-desk:policyHint.${term}`, bounds)}
      value={edits?.[term] ?? termText(term, now.policy, notation)}
      after={unit}
      inputMode={isNumberTerm(term) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      readOnly={edit === undefined}
      fault={faultAt(`/${term}`)}
      onChange={(event) => edit?.({ ...edits, [term]: event.target.value })}
    />
  );
}
