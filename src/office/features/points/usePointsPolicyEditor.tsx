import schema from '#schemas/entities/points-policy.json' with { type: 'json' };
import rates from '#schemas/entities/rebate-rates.json' with { type: 'json' };
import amount from '#schemas/entities/positive-amount-micro.json' with { type: 'json' };
import { CATEGORIES, isCategory } from '#domain/category/categories.ts';
import type { PointsPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PointsDesk.module.css';

const SPECS = termSpecs(schema, {
  'rebate-rates.json': rates,
  'positive-amount-micro.json': amount,
});

/** Points for valid bets by category, and their exchange into money. */
export function usePointsPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<PointsPolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setPointsPolicy'>
> {
  const say = useTexts('points-desk', 'plan');
  const { terms, faults, changes, fieldsOf, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.policy,
    currency: now.currency,
    edits,
    edit,
    words: {
      label: (name, part) =>
        part === undefined || !isCategory(part)
          ? say(`points-desk:policy.${name}`)
          : `${say(CATEGORIES[part].text)} · ${part}`,
      // The weights share one hint above them.
      hint: (name) => (name === 'weights' ? undefined : say(`points-desk:policyHint.${name}`)),
    },
  });
  return {
    content: terms && { policy: terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: (
      <div className={styles.parts}>
        <Panel title={say('points-desk:policy.earning')}>
          {fieldsOf('enabled', 'stakePerPointMicro')}
          <p className={styles.quiet}>{say('points-desk:policyHint.weights')}</p>
          {fieldsOf('weights')}
        </Panel>
        <Panel title={say('points-desk:policy.exchange')}>
          {fieldsOf('pointsPerUnit', 'minConvertPoints', 'maxConvertPointsPerDay')}
        </Panel>
      </div>
    ),
  };
}
