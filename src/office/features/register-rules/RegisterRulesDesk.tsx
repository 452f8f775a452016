import type { RegisterRule, RegisterRuleSettings } from '#contract/generated/types.ts';
import { registerRuleFaults } from '#domain/registration/register-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { FormPreview } from './FormPreview.tsx';
import { effectiveEdits, RULE_GROUPS, type RuleEdits } from './rule-groups.ts';
import { RuleRow } from './RuleRow.tsx';
import { RulesReview } from './RulesReview.tsx';

export interface RegisterRulesDeskProps {
  name: string;
  now: RegisterRuleSettings;
  put: (value: RegisterRuleSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The rules of one brand, and the form that comes of them. */
export function RegisterRulesDesk({ name, now, put, refresh }: RegisterRulesDeskProps) {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  const desk = useDesk<RuleEdits>('rules', now.brand, now, { put, refresh });
  const edits = effectiveEdits(now.rules, desk.edits);
  const wanted = now.rules.map((rule) => edits?.[rule.field] ?? rule);
  const faults = registerRuleFaults(wanted).filter(
    ({ field }) => edits?.[field as RegisterRule['field']] !== undefined,
  );
  const change = (rule: RegisterRule): void =>
    desk.edit(effectiveEdits(now.rules, { ...desk.edits, [rule.field]: rule }));
  return (
    <DeskLayout
      aside={
        <FormPreview
          rules={wanted}
          flags={now.flags}
          offers={now.offers}
          isPreview={edits !== null}
        />
      }
    >
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && edits !== null ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      {RULE_GROUPS.map(({ id, fields }) => (
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
                  onChange={mayEdit ? change : undefined}
                />
              );
            })}
          </ul>
        </Panel>
      ))}
      {edits === null ? null : (
        <ReviewBar
          count={Object.keys(edits).length}
          obstacle={
            faults.length > 0
              ? say('office:rules.mend', { count: faults.length })
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && edits !== null ? (
        <RulesReview name={name} now={now} edits={edits} desk={desk} />
      ) : null}
    </DeskLayout>
  );
}
