import type { GoodCampaign as OfferedCampaign } from '#contract/generated/types.ts';
import styles from '#staff/setting/RowFields.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';

export interface GoodCampaignProps {
  kind: OfferedCampaign['kind'];
  /** Null: none is chosen. */
  campaignId: string | null;
  /** Published campaigns of every kind. */
  campaigns: readonly OfferedCampaign[];
  fault: string | undefined;
  onChange: (campaignId: string | null) => void;
}

/** The campaign whose reward the goods give. */
export function GoodCampaign(props: GoodCampaignProps) {
  const { kind, campaignId, campaigns, fault, onChange } = props;
  const say = useTexts('point-goods-desk');
  const offered = campaigns
    .filter((campaign) => campaign.kind === kind)
    .map((campaign) => ({ value: campaign.campaignId, label: campaign.title }));
  const isGone = campaignId !== null && !offered.some(({ value }) => value === campaignId);
  return (
    <div>
      <SelectField
        label={say('point-goods-desk:field.campaignId')}
        value={campaignId ?? ''}
        options={[
          { value: '', label: say('point-goods-desk:chooseCampaign') },
          ...(isGone ? [{ value: campaignId, label: say('point-goods-desk:goneCampaign') }] : []),
          ...offered,
        ]}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      {offered.length > 0 ? null : (
        <p className={styles.hint}>{say('point-goods-desk:noCampaign')}</p>
      )}
    </div>
  );
}
