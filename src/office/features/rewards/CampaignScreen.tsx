import { useParams } from 'react-router-dom';
import { Screen } from '#staff/screen/Screen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { campaignAddress, NEW } from './campaign-draft.ts';
import { KnownCampaign } from './KnownCampaign.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import styles from './PromotionDesk.module.css';

/** Ids as the contract has them; any other address names no campaign. */
const CAMPAIGN_ID = /^[1-9][0-9]{0,18}$/;

/** The composer: one campaign of a brand, or a new one. */
export function CampaignScreen() {
  const say = useTexts('promotion-desk', 'office');
  const { campaignId = '' } = useParams();
  const { brands, may } = useStaff();
  const { params } = useAddress();
  const chosen = brands.find(({ brand }) => brand === params.get('brand')) ?? brands[0];
  const isNew = campaignId === NEW;
  const isKnown = isNew ? may('promotion.edit') : CAMPAIGN_ID.test(campaignId);
  return (
    <Screen
      title={say(isNew ? 'promotion-desk:new' : 'promotion-desk:campaign')}
      above={
        <Anchor href={campaignAddress(chosen?.brand ?? '')} className={styles.back}>
          <Icon name="arrowLeft" size="small" />
          {say('promotion-desk:campaigns.title')}
        </Anchor>
      }
      lead={
        may('promotion.edit')
          ? chosen?.name
          : say('office:desk.readOnly', { permission: 'promotion.edit' })
      }
    >
      {chosen === undefined || !isKnown ? (
        <EmptyState icon="gift" title={say('promotion-desk:notFound')} />
      ) : isNew ? (
        <NewCampaign key={chosen.brand} {...chosen} />
      ) : (
        <KnownCampaign
          key={`${chosen.brand} ${campaignId}`}
          brand={chosen.brand}
          name={chosen.name}
          campaignId={campaignId}
        />
      )}
    </Screen>
  );
}
