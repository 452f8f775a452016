import type { RegisterRule } from '#contract/generated/types.ts';
import { PATTERN_FAMILIES } from '#domain/registration/pattern-families.ts';
import type { RegisterRuleFault } from '#domain/registration/register-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './RuleEditor.module.css';
import { TryValue } from './TryValue.tsx';
import { useRuleText } from './useRuleText.ts';

/** The contract's bound of an expression. */
const MAX_EXPRESSION = 256;

export interface RuleEditorProps {
  rule: RegisterRule;
  faults: readonly RegisterRuleFault[];
  /** Left out: for looking at. */
  onChange: ((rule: RegisterRule) => void) | undefined;
}

/** One rule: asked or not, how long, made of what; and a value to try it with. */
export function RuleEditor({ rule, faults, onChange }: RuleEditorProps) {
  const say = useTexts('office');
  const { message } = useRuleText();
  const frozen = onChange === undefined;
  const change = (values: Partial<RegisterRule>): void => onChange?.({ ...rule, ...values });
  const faultOf = (property: RegisterRuleFault['property']): string | undefined => {
    const fault = faults.find((item) => item.property === property);
    return fault === undefined ? undefined : say(`office:ruleFault.${fault.code}`, fault.params);
  };
  const length = (property: 'minLength' | 'maxLength', label: string) => (
    <Field
      label={label}
      type="number"
      min={0}
      max={255}
      inputMode="numeric"
      readOnly={frozen}
      value={String(rule[property])}
      fault={faultOf(property)}
      onChange={(event) => change({ [property]: lengthOf(event.target.value) })}
    />
  );
  return (
    <div className={styles.editor}>
      <div className={styles.switches}>
        <Switch
          label={say('office:rules.enabled')}
          checked={rule.enabled}
          disabled={frozen}
          // What is not shown cannot be required.
          onChange={(enabled) => change(enabled ? { enabled } : { enabled, required: false })}
        />
        <Switch
          label={say('office:rules.required')}
          checked={rule.required}
          disabled={frozen}
          onChange={(required) => change(required ? { required, enabled: true } : { required })}
        />
      </div>
      {[faultOf('enabled'), faultOf('required')]
        .filter((text) => text !== undefined)
        .map((text) => (
          <p key={text} className={styles.fault} role="alert">
            {text}
          </p>
        ))}
      <div className={styles.bounds}>
        {length('minLength', say('office:rules.min'))}
        {length('maxLength', say('office:rules.max'))}
      </div>
      <SelectField
        label={say('office:rules.family')}
        value={rule.patternId}
        options={[...PATTERN_FAMILIES.values()].map(({ id, example }) => ({
          value: id,
          label: `${say(`office:family.${id}`)} · ${example}`,
        }))}
        onChange={(patternId) => change({ patternId })}
      />
      <Field
        label={say('office:rules.expression')}
        value={rule.acceptedPattern}
        maxLength={MAX_EXPRESSION}
        readOnly={frozen}
        spellCheck={false}
        autoComplete="off"
        placeholder={say('office:rules.noExpression')}
        fault={faultOf('acceptedPattern')}
        onChange={(event) => change({ acceptedPattern: event.target.value })}
      />
      <p className={styles.told}>
        {say('office:rules.told')} <q>{message(rule)}</q>
      </p>
      <TryValue rule={rule} />
    </div>
  );
}

/** What a box for a number holds, within the contract's bounds; empty counts as none. */
function lengthOf(text: string): number {
  const length = Math.trunc(Number(text));
  return Number.isFinite(length) ? Math.min(255, Math.max(0, length)) : 0;
}
