import { useMemo } from 'react';
import { Panel } from '#staff/kit/Panel.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { RATED, type SwitchTerm, type TypedTerm } from './agent-policy-draft.ts';
import styles from './AgentDesk.module.css';
import { PolicyField, type PolicyFieldsProps } from './PolicyField.tsx';
import { quotaTexts } from './quota-draft.ts';
import { QuotaRows } from './QuotaRows.tsx';
import { usePolicyLabel } from './usePolicyLabel.ts';

const TREE: readonly TypedTerm[] = ['maxDepth', 'defaultSeries'];
const RATES = RATED.map((category) => `rates/${category}` as const);
const TRANSFERS: readonly TypedTerm[] = [
  'transferFeeBasisPoints',
  'transferDailyCapMicro',
  'turnoverTimes',
];
const REFERRALS: readonly TypedTerm[] = [
  'referralRewardMicro',
  'referralDepositMicro',
  'referralPlayMicro',
];

/** The agent policy in the order it is read in. */
export function PolicyFields(props: PolicyFieldsProps) {
  const { now, edits, edit, faultAt } = props;
  const say = useTexts('agent-desk');
  const label = usePolicyLabel();
  const held = useMemo(() => quotaTexts(now.policy.quotas), [now]);
  const fields = (terms: readonly TypedTerm[]) => (
    <div className={grid.fields}>
      {terms.map((term) => (
        <PolicyField key={term} term={term} {...props} />
      ))}
    </div>
  );
  const toggle = (term: SwitchTerm) => (
    <Switch
      label={label(term)}
      checked={edits?.[term] ?? now.policy[term]}
      disabled={edit === undefined}
      onChange={(isOn) => edit?.({ ...edits, [term]: isOn })}
    >
      {say(`agent-desk:policyHint.${term}`)}
    </Switch>
  );
  return (
    <div className={styles.parts}>
      <Panel title={say('agent-desk:policy.tree')}>{fields(TREE)}</Panel>
      <Panel title={label('rates')}>
        <p className={styles.quiet}>{say('agent-desk:policyHint.rates')}</p>
        {fields(RATES)}
      </Panel>
      <Panel title={label('quotas')}>
        <p className={styles.quiet}>{say('agent-desk:policyHint.quotas')}</p>
        <QuotaRows
          quotas={edits?.quotas ?? held}
          faultAt={faultAt}
          onChange={edit && ((quotas) => edit({ ...edits, quotas }))}
        />
      </Panel>
      <Panel title={say('agent-desk:policy.transfers')}>
        {toggle('transferDown')}
        {toggle('transferUp')}
        {fields(TRANSFERS)}
      </Panel>
      <Panel title={say('agent-desk:policy.referrals')}>
        {toggle('referral')}
        {fields(REFERRALS)}
        {toggle('affiliateApplications')}
      </Panel>
    </div>
  );
}
