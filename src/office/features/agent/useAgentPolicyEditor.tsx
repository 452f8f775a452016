import schema from '#schemas/entities/agent-policy.json' with { type: 'json' };
import rates from '#schemas/entities/category-rates.json' with { type: 'json' };
import series from '#schemas/entities/series.json' with { type: 'json' };
import type { AgentPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { rowsSpecs, termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './AgentDesk.module.css';
import { useQuotaWords } from './useQuotaWords.ts';

const REFERENCES = { 'category-rates.json': rates, 'series.json': series };
const SPECS = termSpecs(schema, REFERENCES);
const LISTS = rowsSpecs(schema, REFERENCES);

/** Depth, rates, quotas, transfers and referrals. */
export function useAgentPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<AgentPolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setAgentPolicy'>
> {
  const say = useTexts('agent-desk');
  const quotas = useQuotaWords('count');
  const label = (name: string, part?: string): string =>
    part === undefined ? say(`agent-desk:policy.${name}`) : say(`agent-desk:category.${part}`);
  const { terms, faults, changes, fieldsOf, rowsOf, fieldName } = useTermsEditor({
    specs: SPECS,
    lists: LISTS,
    now: now.policy,
    currency: now.currency,
    edits,
    edit,
    words: {
      label,
      // The rates share one hint above them. A series is written without grouping, as 1950.
      hint: (name, { minimum = 0, maximum = 0 }) =>
        name === 'rates'
          ? undefined
          : say(`agent-desk:policyHint.${name}`, {
              minimum: String(minimum),
              maximum: String(maximum),
            }),
    },
    rows: { quotas },
  });
  return {
    content: terms && { policy: terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: (
      <div className={styles.parts}>
        <Panel title={say('agent-desk:policy.tree')}>{fieldsOf('maxDepth', 'defaultSeries')}</Panel>
        <Panel title={label('rates')}>
          <p className={styles.quiet}>{say('agent-desk:policyHint.rates')}</p>
          {fieldsOf('rates')}
        </Panel>
        <Panel title={label('quotas')}>
          <p className={styles.quiet}>{say('agent-desk:policyHint.quotas')}</p>
          {rowsOf('quotas')}
        </Panel>
        <Panel title={say('agent-desk:policy.transfers')}>
          {fieldsOf(
            'transferDown',
            'transferUp',
            'transferFeeBasisPoints',
            'transferDailyCapMicro',
            'turnoverTimes',
          )}
        </Panel>
        <Panel title={say('agent-desk:policy.referrals')}>
          {fieldsOf(
            'referral',
            'referralRewardMicro',
            'referralDepositMicro',
            'referralPlayMicro',
            'affiliateApplications',
          )}
        </Panel>
      </div>
    ),
  };
}
