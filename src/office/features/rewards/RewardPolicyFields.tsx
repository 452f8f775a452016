import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { CashBackSteps } from './CashBackSteps.tsx';
import { PercentField } from './PercentField.tsx';
import styles from './PromotionDesk.module.css';
import {
  type AmountTerm,
  MAX_REBATE,
  PERIODS,
  RATED,
  type RewardPolicyDraft,
  type SwitchTerm,
} from './reward-policy-draft.ts';

export interface RewardPolicyFieldsProps {
  currency: string;
  draft: RewardPolicyDraft;
  faultAt: (pointer: string) => string | undefined;
  /** Undefined in read-only mode. */
  onChange: ((draft: RewardPolicyDraft) => void) | undefined;
}

/** The reward policy in the order it is read in. */
export function RewardPolicyFields(props: RewardPolicyFieldsProps) {
  const { currency, draft, faultAt, onChange } = props;
  const say = useTexts('promotion-desk', 'plan');
  const readOnly = onChange === undefined;
  const set = (change: Partial<RewardPolicyDraft>): void => onChange?.({ ...draft, ...change });
  const amount = (term: AmountTerm) => (
    <AmountField
      label={say(`promotion-desk:policy.${term}`)}
      hint={say(`promotion-desk:policyHint.${term}`)}
      currency={currency}
      micro={draft[term]}
      readOnly={readOnly}
      fault={faultAt(`/${term}`)}
      onChange={(micro) => set({ [term]: micro })}
    />
  );
  const toggle = (term: SwitchTerm) => (
    <Switch
      label={say(`promotion-desk:policy.${term}`)}
      checked={draft[term]}
      disabled={readOnly}
      onChange={(isOn) => set({ [term]: isOn })}
    >
      {say(`promotion-desk:policyHint.${term}`)}
    </Switch>
  );
  return (
    <fieldset className={styles.form} disabled={readOnly}>
      <legend className="visually-hidden">{say('promotion-desk:policy.title')}</legend>
      <Panel title={say('promotion-desk:policy.people')}>
        <div className={grid.fields}>
          {amount('secondPersonAboveMicro')}
          {amount('grantDailyCapMicro')}
        </div>
      </Panel>
      <Panel title={say('promotion-desk:policy.rebates')}>
        {toggle('rebate')}
        {toggle('rebateAutomatic')}
        <div className={grid.fields}>{amount('rebateMinMicro')}</div>
        <p className={styles.quiet}>{say('promotion-desk:policyHint.rebateRates')}</p>
        <div className={grid.fields}>
          {RATED.map((category) => (
            <PercentField
              key={category}
              label={`${say(CATEGORIES[category].text)} · ${category}`}
              basisPoints={draft.rebateRates[category]}
              maximum={MAX_REBATE}
              readOnly={readOnly}
              onChange={(basisPoints) =>
                set({ rebateRates: { ...draft.rebateRates, [category]: basisPoints } })
              }
            />
          ))}
        </div>
      </Panel>
      <Panel title={say('promotion-desk:policy.cashBacks')}>
        {toggle('cashBack')}
        <div className={grid.fields}>
          <SelectField
            label={say('promotion-desk:policy.cashBackPeriod')}
            value={draft.cashBackPeriod}
            options={PERIODS.map((value) => ({
              value,
              label: say(`promotion-desk:cashBackPeriod.${value}`),
            }))}
            onChange={(value) =>
              set({
                cashBackPeriod: PERIODS.find((known) => known === value) ?? draft.cashBackPeriod,
              })
            }
          />
          {amount('cashBackCapMicro')}
        </div>
        <CashBackSteps
          steps={draft.cashBackSteps}
          currency={currency}
          faultAt={faultAt}
          onChange={(cashBackSteps) => set({ cashBackSteps })}
        />
      </Panel>
    </fieldset>
  );
}
