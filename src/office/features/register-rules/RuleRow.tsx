import { useState } from 'react';
import type { RegisterRule } from '#contract/generated/types.ts';
import type { RegisterRuleFault } from '#domain/registration/register-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import styles from './RuleRow.module.css';
import { useRuleText } from './useRuleText.ts';

export interface RuleRowProps {
  rule: RegisterRule;
  changed: boolean;
  faults: readonly RegisterRuleFault[];
  /** Left out: for looking at. */
  onChange: ((rule: RegisterRule) => void) | undefined;
}

/** One field in a line: what is asked of it; opened, the rule itself. */
export function RuleRow({ rule, changed, faults, onChange }: RuleRowProps) {
  const say = useTexts('office');
  const { fieldName, bounds } = useRuleText();
  const [open, setOpen] = useState(false);
  const state = !rule.enabled ? 'off' : rule.required ? 'required' : 'optional';
  return (
    <li className={styles.row} data-changed={changed ? '' : undefined}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.line}>
          <Icon name="caretRight" size="small" />
          <span className={styles.title}>
            <span className={styles.name}>{fieldName(rule.field)}</span>
            <span className={styles.more}>
              <span className="code">{rule.field}</span>
              {rule.enabled ? <span>{bounds(rule)}</span> : null}
            </span>
          </span>
          <span className={styles.state}>
            <Pill tone={faults.length > 0 ? 'loss' : state === 'required' ? 'win' : 'plain'}>
              {faults.length > 0 ? say('office:rules.faulty') : say(`office:ruleState.${state}`)}
            </Pill>
          </span>
        </summary>
        {open ? <RuleEditor rule={rule} faults={faults} onChange={onChange} /> : null}
      </details>
    </li>
  );
}
