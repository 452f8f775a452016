import type { CampaignTrigger } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { CampaignPartProps } from './campaign-part.ts';

const ENVELOPES = { minimum: 1, maximum: 10_000 } as const;

export interface RainFieldsProps extends Pick<CampaignPartProps, 'currency' | 'faultAt'> {
  trigger: CampaignTrigger;
  change: (part: Partial<CampaignTrigger>) => void;
}

/** How many envelopes share the budget, and their bounds. */
export function RainFields({ trigger, currency, faultAt, change }: RainFieldsProps) {
  const say = useTexts('promotion-desk');
  return (
    <>
      <WholeField
        label={say('promotion-desk:field.envelopes')}
        hint={say('promotion-desk:hint.envelopes')}
        value={trigger.envelopes}
        bounds={ENVELOPES}
        fault={faultAt('/trigger/envelopes')}
        onChange={(envelopes) => change({ envelopes })}
      />
      <AmountField
        label={say('promotion-desk:field.leastMicro')}
        currency={currency}
        micro={trigger.leastMicro}
        fault={faultAt('/trigger/leastMicro')}
        onChange={(leastMicro) => change({ leastMicro })}
      />
      <AmountField
        label={say('promotion-desk:field.mostMicro')}
        currency={currency}
        micro={trigger.mostMicro}
        fault={faultAt('/trigger/mostMicro')}
        onChange={(mostMicro) => change({ mostMicro })}
      />
    </>
  );
}
