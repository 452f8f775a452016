import { goodKinds, goodTags } from '#contract/generated/enum-values.ts';
import type { PointGood, PointGoodsSettings } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import styles from '#staff/setting/RowFields.module.css';
import { SwitchSet } from '#staff/setting/SwitchSet.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { MEMBER_BOUNDS, POINTS_BOUNDS, type RowFault } from './good-draft.ts';
import { GoodCampaign } from './GoodCampaign.tsx';
import { GoodLimits } from './GoodLimits.tsx';
import desk from './PointsDesk.module.css';

export interface GoodTermsProps {
  good: PointGood;
  brand: PointGoodsSettings;
  faults: readonly RowFault[];
  /** Undefined in read-only mode. */
  onChange: ((good: PointGood) => void) | undefined;
}

/** Terms of goods: kind, points, who may take them and when. */
export function GoodTerms({ good, brand, faults, onChange }: GoodTermsProps) {
  const say = useTexts('point-goods-desk');
  const faultAt = useFaultText(faults);
  const { kind } = good;
  const frozen = onChange === undefined;
  const set = (change: Partial<PointGood>): void => onChange?.({ ...good, ...change });
  const staffSend = kind === 'voucher' || kind === 'physical';
  return (
    <div className={desk.parts} inert={frozen}>
      <div className={styles.fields}>
        <SelectField
          label={say('point-goods-desk:field.kind')}
          value={kind}
          options={goodKinds.map((value) => ({
            value,
            label: say(`point-goods-desk:kind.${value}`),
          }))}
          onChange={(value) =>
            set({ kind: goodKinds.find((known) => known === value) ?? kind, campaignId: null })
          }
        />
        <WholeField
          label={say('point-goods-desk:field.pointsRequired')}
          value={good.pointsRequired}
          bounds={POINTS_BOUNDS}
          readOnly={frozen}
          onChange={(pointsRequired) => set({ pointsRequired })}
        />
        {kind === 'cash' ? (
          <AmountField
            label={say('point-goods-desk:field.amountMicro')}
            currency={brand.currency}
            micro={good.amountMicro}
            readOnly={frozen}
            fault={faultAt('/amountMicro')}
            onChange={(amountMicro) => set({ amountMicro })}
          />
        ) : null}
        {kind === 'bonus' || kind === 'freeRounds' ? (
          <GoodCampaign
            kind={kind}
            campaignId={good.campaignId}
            campaigns={brand.campaigns}
            fault={faultAt('/campaignId')}
            onChange={(campaignId) => set({ campaignId })}
          />
        ) : null}
        <AmountField
          label={say('point-goods-desk:field.depositedMicro')}
          hint={say('point-goods-desk:hint.depositedMicro')}
          currency={brand.currency}
          micro={good.depositedMicro}
          readOnly={frozen}
          fault={faultAt('/depositedMicro')}
          onChange={(depositedMicro) => set({ depositedMicro })}
        />
        <WholeField
          label={say('point-goods-desk:field.perMember')}
          hint={say('point-goods-desk:hint.perMember')}
          value={good.perMember}
          bounds={MEMBER_BOUNDS}
          readOnly={frozen}
          onChange={(perMember) => set({ perMember })}
        />
        <GoodLimits good={good} faultAt={faultAt} frozen={frozen} set={set} />
      </div>
      <Switch
        label={say('point-goods-desk:field.review')}
        checked={staffSend || good.review}
        disabled={frozen || staffSend}
        onChange={(review) => set({ review })}
      >
        {say(staffSend ? 'point-goods-desk:hint.always' : 'point-goods-desk:hint.review')}
      </Switch>
      <SwitchSet
        label={say('point-goods-desk:field.tags')}
        options={goodTags.map((value) => ({ value, label: say(`point-goods-desk:tag.${value}`) }))}
        chosen={good.tags}
        onChange={(tags) => set({ tags })}
      />
    </div>
  );
}
