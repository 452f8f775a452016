import { campaignTimeses } from '#contract/generated/enum-values.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { WholeField } from '#staff/setting/WholeField.tsx';

const TIMES = { minimum: 1, maximum: 1000 } as const;
const DAYS = { minimum: 1, maximum: 365 } as const;

/** How much it gives in all, how often to one player, and how long a reward can be claimed. */
export function LimitsPart({ campaign, currency, faultAt, set }: CampaignPartProps) {
  const say = useTexts('promotion-desk');
  return (
    <Panel title={say('promotion-desk:part.limits')}>
      <div className={grid.fields}>
        <AmountField
          label={say('promotion-desk:field.budgetMicro')}
          hint={say('promotion-desk:hint.budgetMicro')}
          currency={currency}
          micro={campaign.budgetMicro}
          fault={faultAt('/budgetMicro')}
          onChange={(budgetMicro) => set({ budgetMicro })}
        />
        <WholeField
          label={say('promotion-desk:field.timesPerMember')}
          value={campaign.timesPerMember}
          bounds={TIMES}
          fault={faultAt('/timesPerMember')}
          onChange={(timesPerMember) => set({ timesPerMember })}
        />
        <SelectField
          label={say('promotion-desk:field.timesPer')}
          value={campaign.timesPer}
          options={campaignTimeses.map((value) => ({
            value,
            label: say(`promotion-desk:timesPer.${value}`),
          }))}
          onChange={(value) =>
            set({ timesPer: campaignTimeses.find((known) => known === value) ?? campaign.timesPer })
          }
        />
        <WholeField
          label={say('promotion-desk:field.claimDays')}
          value={campaign.claimDays}
          bounds={DAYS}
          fault={faultAt('/claimDays')}
          onChange={(claimDays) => set({ claimDays })}
        />
      </div>
    </Panel>
  );
}
