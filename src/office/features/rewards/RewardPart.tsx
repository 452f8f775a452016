import type { CampaignReward } from '#contract/generated/types.ts';
import { BUILT_REWARDS, hasPrizes } from '#domain/promotion/built-rewards.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { FreeRoundsFields } from './FreeRoundsFields.tsx';
import styles from './PromotionDesk.module.css';
import { WholeField } from '#staff/setting/WholeField.tsx';

const PERCENT = { minimum: 0, maximum: 1000 } as const;
const COUNTS = { minimum: 1, maximum: 500 } as const;
const DAYS = { minimum: 1, maximum: 365 } as const;

/** What it gives: a fixed amount, a share of the deposit, or free rounds. */
export function RewardPart(props: CampaignPartProps & { gameCodes: readonly string[] }) {
  const { campaign, currency, gameCodes, faultAt, set } = props;
  const say = useTexts('promotion-desk');
  const { reward, trigger } = campaign;
  const isRaffle = hasPrizes(trigger) || trigger.kind === 'rain';
  const isCounted = reward.kind === 'spins' || reward.kind === 'tickets';
  const change = (part: Partial<CampaignReward>): void => set({ reward: { ...reward, ...part } });
  const kindFault = faultAt('/reward/kind');
  return (
    <Panel title={say('promotion-desk:part.reward')}>
      {isRaffle ? <p className={styles.quiet}>{say('promotion-desk:hint.raffleReward')}</p> : null}
      {kindFault === undefined ? null : <p className={styles.fault}>{kindFault}</p>}
      <div className={grid.fields}>
        {isRaffle && reward.kind === 'cash' ? null : (
          <SelectField
            label={say('promotion-desk:field.kind')}
            value={reward.kind}
            options={(isRaffle ? (['cash'] as const) : BUILT_REWARDS).map((value) => ({
              value,
              label: say(`promotion-desk:kind.${value}`),
            }))}
            onChange={(value) =>
              change({ kind: BUILT_REWARDS.find((known) => known === value) ?? reward.kind })
            }
          />
        )}
        {isRaffle || reward.kind === 'freeRounds' ? null : (
          <AmountField
            label={say('promotion-desk:field.amountMicro')}
            hint={say(
              trigger.kind === 'deposit'
                ? 'promotion-desk:hint.amountOrShare'
                : 'promotion-desk:hint.amountMicro',
            )}
            currency={currency}
            micro={reward.amountMicro}
            fault={faultAt('/reward/amountMicro')}
            onChange={(amountMicro) => change({ amountMicro })}
          />
        )}
        {isCounted ? (
          <WholeField
            label={say(`promotion-desk:field.${reward.kind}`)}
            hint={say('promotion-desk:hint.worth')}
            value={reward.rounds}
            bounds={COUNTS}
            fault={faultAt('/reward/rounds')}
            onChange={(rounds) => change({ rounds })}
          />
        ) : null}
        {trigger.kind === 'deposit' &&
        reward.kind !== 'freeRounds' &&
        reward.amountMicro === '0' ? (
          <>
            <WholeField
              label={say('promotion-desk:field.percent')}
              value={reward.percent}
              after="%"
              bounds={PERCENT}
              fault={faultAt('/reward/percent')}
              onChange={(percent) => change({ percent })}
            />
            <AmountField
              label={say('promotion-desk:field.maxMicro')}
              hint={say('promotion-desk:hint.noLimit')}
              currency={currency}
              micro={reward.maxMicro}
              fault={faultAt('/reward/maxMicro')}
              onChange={(maxMicro) => change({ maxMicro })}
            />
          </>
        ) : null}
        {isRaffle ? null : (
          <WholeField
            label={say('promotion-desk:field.days')}
            hint={say('promotion-desk:hint.days')}
            value={reward.days}
            bounds={DAYS}
            fault={faultAt('/reward/days')}
            onChange={(days) => change({ days })}
          />
        )}
      </div>
      {reward.kind === 'freeRounds' ? (
        <FreeRoundsFields
          reward={reward}
          currency={currency}
          gameCodes={gameCodes}
          faultAt={faultAt}
          onChange={change}
        />
      ) : null}
    </Panel>
  );
}
