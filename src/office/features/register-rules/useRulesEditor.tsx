import type { RegisterRule, RegisterRuleSettings } from '#contract/generated/types.ts';
import { registerRuleFaults } from '#domain/registration/register-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { FormPreview } from './FormPreview.tsx';
import { effectiveEdits, RULE_GROUPS, type RuleEdits } from './rule-groups.ts';
import { RuleRow } from './RuleRow.tsx';
import { useRuleText } from './useRuleText.ts';

/** The rules of one brand, and the registration form that follows from them. */
export function useRulesEditor(
  input: SettingEditorInput<RegisterRuleSettings, RuleEdits>,
): SettingDraft<{ rules: RegisterRule[] }> {
  const { now, edit } = input;
  const say = useTexts('office');
  const { fieldName, difference } = useRuleText();
  const edits = effectiveEdits(now.rules, input.edits);
  const rules = Object.values(edits ?? {});
  const wanted = now.rules.map((rule) => edits?.[rule.field] ?? rule);
  const faults = registerRuleFaults(wanted).filter(
    ({ field }) => edits?.[field as RegisterRule['field']] !== undefined,
  );
  const change = (rule: RegisterRule): void =>
    edit?.(effectiveEdits(now.rules, { ...input.edits, [rule.field]: rule }));
  return {
    content: { rules },
    changes: now.rules.flatMap((rule) => {
      const edited = edits?.[rule.field];
      if (edited === undefined) return [];
      return [{ id: rule.field, what: fieldName(rule.field), ...difference(rule, edited) }];
    }),
    faults: faults.length,
    review: <p>{say('office:rules.effect')}</p>,
    fieldName: (pointer) => fieldName(rules[Number(pointer.split('/')[2])]?.field ?? ''),
    aside: (
      <FormPreview
        rules={wanted}
        flags={now.flags}
        offers={now.offers}
        isPreview={edits !== null}
      />
    ),
    fields: RULE_GROUPS.map(({ id, fields }) => (
      <Panel key={id} title={say(`office:ruleGroup.${id}`)}>
        <ul>
          {fields.map((field) => {
            const rule = wanted.find((item) => item.field === field);
            return rule === undefined ? null : (
              <RuleRow
                key={field}
                rule={rule}
                changed={edits?.[field] !== undefined}
                faults={faults.filter((fault) => fault.field === field)}
                onChange={edit && change}
              />
            );
          })}
        </ul>
      </Panel>
    )),
  };
}
