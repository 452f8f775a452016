import type { RegisterRuleSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { RuleEdits } from './rule-groups.ts';
import { useRuleText } from './useRuleText.ts';

export interface RulesReviewProps {
  name: string;
  now: RegisterRuleSettings;
  edits: RuleEdits;
  desk: Desk<RuleEdits>;
}

/** Which rules are about to change, and how. */
export function RulesReview({ name, now, edits, desk }: RulesReviewProps) {
  const say = useTexts('office');
  const { fieldName, difference } = useRuleText();
  const wanted = Object.values(edits);
  const { run, pending, problem } = useCommand('setRegisterRules');
  const fieldAt = (pointer: string): string =>
    fieldName(wanted[Number(pointer.split('/')[2])]?.field ?? '');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, rules: wanted, reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      {Object.entries(problem?.fields ?? {}).map(([pointer, { message }]) => (
        <Notice key={pointer} tone="problem">
          {`${fieldAt(pointer)}: ${message}`}
        </Notice>
      ))}
      <ChangeList
        changes={now.rules.flatMap((rule) => {
          const edited = edits[rule.field];
          if (edited === undefined) return [];
          return [{ id: rule.field, what: fieldName(rule.field), ...difference(rule, edited) }];
        })}
      />
      <p>{say('office:rules.effect')}</p>
    </ReviewDialog>
  );
}
