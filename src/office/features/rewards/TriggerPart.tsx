import type { Campaign } from '#contract/generated/types.ts';
import { BUILT_TRIGGERS, hasPrizes } from '#domain/promotion/built-rewards.ts';
import { NEW_GOAL } from '#domain/mission/goal.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import styles from './PromotionDesk.module.css';
import { RainFields } from './RainFields.tsx';
import { SwitchSet } from '#staff/setting/SwitchSet.tsx';
import { WholeField } from '#staff/setting/WholeField.tsx';

const NUMBERS = { minimum: 0, maximum: 100 } as const;
const LEVELS = { minimum: 0, maximum: 12 } as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

type Kind = (typeof BUILT_TRIGGERS)[number];

/** What gives a reward; each kind has its own fields. */
export function TriggerPart({ campaign, currency, faultAt, set }: CampaignPartProps) {
  const say = useTexts('promotion-desk');
  const { trigger } = campaign;
  const change = (part: Partial<typeof trigger>): void => set({ trigger: { ...trigger, ...part } });
  return (
    <Panel title={say('promotion-desk:part.trigger')}>
      <div className={grid.fields}>
        <SelectField
          label={say('promotion-desk:field.trigger')}
          value={trigger.kind}
          options={BUILT_TRIGGERS.map((value) => ({
            value,
            label: say(`promotion-desk:trigger.${value}`),
          }))}
          onChange={(value) => {
            const kind = BUILT_TRIGGERS.find((known) => known === value);
            if (kind !== undefined) set(withTrigger(campaign, kind));
          }}
        />
        {trigger.kind === 'deposit' ? (
          <>
            <AmountField
              label={say('promotion-desk:field.minDepositMicro')}
              currency={currency}
              micro={trigger.minDepositMicro}
              fault={faultAt('/trigger/minDepositMicro')}
              onChange={(minDepositMicro) => change({ minDepositMicro })}
            />
            <WholeField
              label={say('promotion-desk:field.depositNumber')}
              hint={say('promotion-desk:hint.depositNumber')}
              value={trigger.depositNumber}
              bounds={NUMBERS}
              fault={faultAt('/trigger/depositNumber')}
              onChange={(depositNumber) => change({ depositNumber })}
            />
          </>
        ) : null}
        {trigger.kind === 'raffle' ? (
          <AmountField
            label={say('promotion-desk:field.ticketMicro')}
            hint={say('promotion-desk:hint.ticketMicro')}
            currency={currency}
            micro={trigger.ticketMicro}
            fault={faultAt('/trigger/ticketMicro')}
            onChange={(ticketMicro) => change({ ticketMicro })}
          />
        ) : null}
        {trigger.kind === 'level' ? (
          <WholeField
            label={say('promotion-desk:field.reachedLevel')}
            hint={say('promotion-desk:hint.reachedLevel')}
            value={trigger.level}
            bounds={LEVELS}
            fault={faultAt('/trigger/level')}
            onChange={(level) => change({ level })}
          />
        ) : null}
        {trigger.kind === 'rain' ? (
          <RainFields currency={currency} faultAt={faultAt} trigger={trigger} change={change} />
        ) : null}
      </div>
      <p className={styles.quiet}>{say(`promotion-desk:triggerText.${trigger.kind}`)}</p>
      {trigger.kind === 'deposit' ? (
        <>
          <Switch
            label={say('promotion-desk:field.mustJoin')}
            checked={trigger.mustJoin}
            onChange={(mustJoin) => change({ mustJoin })}
          >
            {say('promotion-desk:hint.mustJoin')}
          </Switch>
          <SwitchSet
            label={say('promotion-desk:field.weekdays')}
            options={WEEKDAYS.map((value) => ({
              value,
              label: say(`promotion-desk:weekday.${value}`),
            }))}
            chosen={trigger.weekdays}
            onChange={(weekdays) => change({ weekdays: [...weekdays] })}
          />
        </>
      ) : null}
      {trigger.kind === 'application' ? (
        <Switch
          label={say('promotion-desk:field.asksPictures')}
          checked={trigger.asksPictures}
          onChange={(asksPictures) => change({ asksPictures })}
        >
          {say('promotion-desk:hint.asksPictures')}
        </Switch>
      ) : null}
    </Panel>
  );
}

/** Another trigger, without what only the one before it allows. */
function withTrigger(campaign: Campaign, kind: Kind): Partial<Campaign> {
  const { trigger, reward } = campaign;
  const hasGoals = kind === 'mission' || kind === 'board';
  const goals = hasGoals ? (trigger.goals.length > 0 ? trigger.goals : [NEW_GOAL]) : [];
  const changed = {
    trigger: { ...trigger, kind, goals: goals.slice(0, kind === 'board' ? 1 : undefined) },
    ...(kind === 'mission' ? { timesPerMember: 1 } : {}),
  };
  if (hasPrizes({ kind }) || kind === 'rain')
    return { ...changed, reward: { ...reward, kind: 'cash', percent: 0 } };
  // A share is always of a deposit.
  return kind === 'deposit' ? changed : { ...changed, reward: { ...reward, percent: 0 } };
}
