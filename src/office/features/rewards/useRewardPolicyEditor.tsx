import step from '#schemas/entities/cash-back-step.json' with { type: 'json' };
import rates from '#schemas/entities/rebate-rates.json' with { type: 'json' };
import schema from '#schemas/entities/reward-policy.json' with { type: 'json' };
import { CATEGORIES, isCategory } from '#domain/category/categories.ts';
import type { RewardPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { rowsSpecs, termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PromotionDesk.module.css';

const REFERENCES = { 'rebate-rates.json': rates, 'cash-back-step.json': step };
const SPECS = termSpecs(schema, REFERENCES);
const LISTS = rowsSpecs(schema, REFERENCES);

/** Who publishes alone, rebates by category, and cash back by net loss. */
export function useRewardPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<RewardPolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setRewardPolicy'>
> {
  const say = useTexts('promotion-desk', 'plan');
  const label = (name: string, part?: string): string =>
    part === undefined || !isCategory(part)
      ? say(`promotion-desk:policy.${name}`)
      : `${say(CATEGORIES[part].text)} · ${part}`;
  const { terms, faults, changes, fieldsOf, rowsOf, fieldName } = useTermsEditor({
    specs: SPECS,
    lists: LISTS,
    now: now.policy,
    currency: now.currency,
    edits,
    edit,
    words: {
      label,
      // The rates share one hint above them.
      hint: (name) =>
        name === 'rebateRates' || name === 'cashBackPeriod'
          ? undefined
          : say(`promotion-desk:policyHint.${name}`),
      choice: (_name, period) => say(`promotion-desk:cashBackPeriod.${period ?? ''}`),
    },
    rows: {
      cashBackSteps: {
        title: say('promotion-desk:policy.cashBackSteps'),
        none: say('promotion-desk:policy.noSteps'),
        add: say('promotion-desk:policy.addStep'),
        column: (name) =>
          say(`promotion-desk:policy.${name === 'fromMicro' ? 'fromMicro' : 'share'}`),
        line: ({ fromMicro = '', basisPoints = '' }) =>
          say('promotion-desk:policy.step', { amount: fromMicro, percent: basisPoints }),
      },
    },
  });
  return {
    content: terms && { policy: terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: (
      <div className={styles.form}>
        <Panel title={say('promotion-desk:policy.people')}>
          {fieldsOf('secondPersonAboveMicro', 'grantDailyCapMicro')}
        </Panel>
        <Panel title={say('promotion-desk:policy.rebates')}>
          {fieldsOf('rebate', 'rebateAutomatic', 'rebateMinMicro')}
          <p className={styles.quiet}>{say('promotion-desk:policyHint.rebateRates')}</p>
          {fieldsOf('rebateRates')}
        </Panel>
        <Panel title={say('promotion-desk:policy.cashBacks')}>
          {fieldsOf('cashBack', 'cashBackPeriod', 'cashBackCapMicro')}
          <p className={styles.groupTitle}>{say('promotion-desk:policy.cashBackSteps')}</p>
          {rowsOf('cashBackSteps')}
        </Panel>
      </div>
    ),
  };
}
