import type { RegionRuleFault } from '#domain/region/region-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Segments } from '../../kit/Segments.tsx';
import styles from './PolicyEditor.module.css';
import { movedRule, type PolicyDraft, withNewRule, withoutRule, withRule } from './region-draft.ts';
import { RegionRuleRow } from './RegionRuleRow.tsx';

/** The contract's bound. */
const MAX_RULES = 500;

export interface PolicyEditorProps {
  policy: PolicyDraft;
  faults: readonly RegionRuleFault[];
  /** Left out: for looking at. */
  onChange: ((policy: PolicyDraft) => void) | undefined;
}

/** The rules in the order in which they are asked, and at the end the answer for all others. */
export function PolicyEditor({ policy, faults, onChange }: PolicyEditorProps) {
  const say = useTexts('office');
  const { rules, defaultEffect } = policy;
  return (
    <Panel title={say('office:regions.rules')}>
      <p className={styles.hint}>{say('office:regions.order')}</p>
      {rules.length === 0 ? <p className={styles.none}>{say('office:regions.none')}</p> : null}
      <ol className={styles.rules}>
        {rules.map((rule, index) => (
          <RegionRuleRow
            key={rule.key}
            place={index + 1}
            rule={rule}
            fault={faults.find((fault) => fault.index === index)?.code}
            onChange={
              onChange === undefined ? undefined : (edited) => onChange(withRule(policy, edited))
            }
            onMove={(by) => onChange?.(movedRule(policy, rule.key, by))}
            onRemove={() => onChange?.(withoutRule(policy, rule.key))}
            isFirst={index === 0}
            isLast={index === rules.length - 1}
          />
        ))}
      </ol>
      {onChange === undefined || rules.length >= MAX_RULES ? null : (
        <div className={styles.add}>
          <Button tone="secondary" onClick={() => onChange(withNewRule(policy, 'country'))}>
            <Icon name="plus" size="small" />
            {say('office:regions.addCountry')}
          </Button>
          <Button tone="secondary" onClick={() => onChange(withNewRule(policy, 'network'))}>
            <Icon name="plus" size="small" />
            {say('office:regions.addNetwork')}
          </Button>
        </div>
      )}
      <div className={styles.otherwise}>
        <p className={styles.label}>{say('office:regions.otherwise')}</p>
        {onChange === undefined ? (
          <p>{say(`office:effect.${defaultEffect}`)}</p>
        ) : (
          <Segments
            label={say('office:regions.otherwise')}
            value={defaultEffect}
            options={(['allow', 'block'] as const).map((value) => ({
              value,
              label: say(`office:effect.${value}`),
            }))}
            onChange={(value) => onChange({ ...policy, defaultEffect: value })}
          />
        )}
        {defaultEffect === 'block' ? (
          <p className={styles.hint}>{say('office:regions.unknownBlocked')}</p>
        ) : null}
      </div>
    </Panel>
  );
}
