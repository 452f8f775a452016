import type { PreviewFacts } from '#brand/preview-protocol.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useFieldText } from '../editor/forms/field-text.ts';
import { type PreviewView, RULE_STATES, ruleState } from './preview-view.ts';
import styles from './Simulation.module.css';

export interface SimulatedRulesProps {
  facts: PreviewFacts | null;
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** Fields of the registration form: off, optional or required, whatever the server says. */
export function SimulatedRules({ facts, view, onView }: SimulatedRulesProps) {
  const say = useTexts('builder-brands');
  const text = useFieldText();
  const rules = facts?.registerRules ?? [];
  return (
    <details className={styles.rules}>
      <summary className={styles.name}>
        {say('builder-brands:simulate.rules', { count: Object.keys(view.rules).length })}
      </summary>
      {rules.map((rule) => {
        const real = ruleState(rule);
        const state = view.rules[rule.field] ?? real;
        return (
          <label
            key={rule.field}
            className={styles.rule}
            data-changed={state !== real || undefined}
          >
            <span>{text.option('registration.fields.id', rule.field)}</span>
            <select
              className={styles.state}
              value={state}
              onChange={(event) => {
                const next = RULE_STATES.find((one) => one === event.target.value) ?? real;
                const { [rule.field]: _before, ...others } = view.rules;
                const all = next === real ? others : { ...others, [rule.field]: next };
                onView({ ...view, rules: all });
              }}
            >
              {RULE_STATES.map((one) => (
                <option key={one} value={one}>
                  {say(`builder-brands:simulate.rule.${one}`)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
