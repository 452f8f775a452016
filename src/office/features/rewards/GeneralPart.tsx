import { useAtomValue } from 'jotai';
import { campaignTags, promotionTypes } from '#contract/generated/enum-values.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import { PictureChoice } from '#staff/setting/PictureChoice.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { SwitchSet } from '#staff/setting/SwitchSet.tsx';

export interface GeneralPartProps extends CampaignPartProps {
  brand: string;
  /** Names the campaign. */
  name: string;
  readOnly: boolean;
}

/** Type, tags, picture and schedule. */
export function GeneralPart(props: GeneralPartProps) {
  const { brand, name, readOnly, campaign, faultAt, set } = props;
  const say = useTexts('promotion-desk', 'announcement-desk');
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const zone = clockName(clock, locale, new Date());
  return (
    <Panel title={say('promotion-desk:part.general')}>
      <div className={grid.fields}>
        <SelectField
          label={say('promotion-desk:field.type')}
          value={campaign.type}
          options={promotionTypes.map((value) => ({
            value,
            label: say(`announcement-desk:promotions.${value}`),
          }))}
          onChange={(value) =>
            set({ type: promotionTypes.find((known) => known === value) ?? campaign.type })
          }
        />
        <Field
          label={say('promotion-desk:startsAtIn', { zone })}
          type="datetime-local"
          value={momentInput(campaign.startsAt, clock)}
          fault={faultAt('/startsAt')}
          onChange={({ target }) => set({ startsAt: inputMoment(target.value, clock) })}
        />
        <Field
          label={say('promotion-desk:endsAtIn', { zone })}
          hint={say('promotion-desk:hint.endsAt')}
          type="datetime-local"
          value={momentInput(campaign.endsAt, clock)}
          fault={faultAt('/endsAt')}
          onChange={({ target }) => set({ endsAt: inputMoment(target.value, clock) || null })}
        />
      </div>
      <SwitchSet
        label={say('promotion-desk:field.tags')}
        options={campaignTags.map((value) => ({
          value,
          label: say(`promotion-desk:tag.${value}`),
        }))}
        chosen={campaign.tags}
        onChange={(tags) => set({ tags })}
      />
      <PictureChoice
        brand={brand}
        name={name}
        picture={campaign.picture}
        hero={campaign.hero}
        onChange={readOnly ? undefined : set}
      />
    </Panel>
  );
}
