import type { CampaignReward } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { CategoryWeights } from './CategoryWeights.tsx';
import { GameWeights } from './GameWeights.tsx';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { WordsField } from './WordsField.tsx';

const TIMES = { minimum: 0, maximum: 100 } as const;
const ON = ['reward', 'rewardAndDeposit'] as const;
const ORDERS = ['cashFirst', 'bonusFirst'] as const;

/** What has to be played before the reward is free, and with what. */
export function TurnoverPart(props: CampaignPartProps & { gameCodes: readonly string[] }) {
  const { campaign, currency, gameCodes, faultAt, set } = props;
  const say = useTexts('promotion-desk');
  const { reward } = campaign;
  const change = (part: Partial<CampaignReward>): void => set({ reward: { ...reward, ...part } });
  const forbiddenFault = reward.forbiddenGames
    .map((_code, index) => faultAt(`/reward/forbiddenGames/${index}`))
    .find((fault) => fault !== undefined);
  return (
    <Panel title={say('promotion-desk:part.turnover')}>
      <div className={grid.fields}>
        <WholeField
          label={say('promotion-desk:field.turnoverTimes')}
          hint={say('promotion-desk:hint.turnoverTimes')}
          value={reward.turnoverTimes}
          bounds={TIMES}
          fault={faultAt('/reward/turnoverTimes')}
          onChange={(turnoverTimes) => change({ turnoverTimes })}
        />
        <SelectField
          label={say('promotion-desk:field.turnoverOn')}
          value={reward.turnoverOn}
          options={ON.map((value) => ({ value, label: say(`promotion-desk:turnoverOn.${value}`) }))}
          onChange={(value) =>
            change({ turnoverOn: ON.find((known) => known === value) ?? reward.turnoverOn })
          }
        />
        <AmountField
          label={say('promotion-desk:field.maxStakeMicro')}
          hint={say('promotion-desk:hint.noLimit')}
          currency={currency}
          micro={reward.maxStakeMicro}
          fault={faultAt('/reward/maxStakeMicro')}
          onChange={(maxStakeMicro) => change({ maxStakeMicro })}
        />
        <SelectField
          label={say('promotion-desk:field.orderOfUse')}
          value={reward.orderOfUse}
          options={ORDERS.map((value) => ({
            value,
            label: say(`promotion-desk:orderOfUse.${value}`),
          }))}
          onChange={(value) =>
            change({ orderOfUse: ORDERS.find((known) => known === value) ?? reward.orderOfUse })
          }
        />
      </div>
      <Switch
        label={say('promotion-desk:field.locksDeposit')}
        checked={reward.locksDeposit}
        onChange={(locksDeposit) => change({ locksDeposit })}
      >
        {say('promotion-desk:hint.locksDeposit')}
      </Switch>
      <CategoryWeights
        weights={reward.categoryWeights}
        fault={faultAt('/reward/categoryWeights')}
        onChange={(categoryWeights) => change({ categoryWeights })}
      />
      <GameWeights
        weights={reward.gameWeights}
        gameCodes={gameCodes}
        faultAt={faultAt}
        onChange={(gameWeights) => change({ gameWeights })}
      />
      <WordsField
        label={say('promotion-desk:field.forbiddenGames')}
        hint={say('promotion-desk:hint.forbiddenGames')}
        words={reward.forbiddenGames}
        fault={forbiddenFault}
        onChange={(forbiddenGames) => change({ forbiddenGames })}
      />
    </Panel>
  );
}
