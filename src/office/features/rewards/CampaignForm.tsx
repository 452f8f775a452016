import { hasPrizes } from '#domain/promotion/built-rewards.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AudiencePart } from './AudiencePart.tsx';
import type { CampaignPlace } from './campaign-draft.ts';
import type { CampaignPartProps } from './campaign-part.ts';
import { ConditionsPart } from './ConditionsPart.tsx';
import { GeneralPart } from './GeneralPart.tsx';
import { GoalsPart } from './GoalsPart.tsx';
import { LimitsPart } from './LimitsPart.tsx';
import { PrizesPart } from './PrizesPart.tsx';
import styles from './PromotionDesk.module.css';
import { RewardPart } from './RewardPart.tsx';
import { TextsPart } from './TextsPart.tsx';
import { TriggerPart } from './TriggerPart.tsx';
import { TurnoverPart } from './TurnoverPart.tsx';

export interface CampaignFormProps extends CampaignPartProps {
  brand: string;
  title: string;
  place: CampaignPlace;
  gameCodes: readonly string[];
  readOnly: boolean;
}

/** The campaign document in the order it is read in. */
export function CampaignForm(props: CampaignFormProps) {
  const { brand, title, place, gameCodes, readOnly, campaign, currency, faultAt, set } = props;
  const say = useTexts('promotion-desk');
  const part: CampaignPartProps = { campaign, currency, faultAt, set };
  const hasGoals = ['mission', 'board'].includes(campaign.trigger.kind);
  const owesTurnover = ['cash', 'bonus'].includes(campaign.reward.kind);
  return (
    // Disabled rather than inert: assistive technology still reads the values.
    <fieldset className={styles.form} disabled={readOnly}>
      <legend className="visually-hidden">{say('promotion-desk:campaign')}</legend>
      <GeneralPart {...part} brand={brand} name={title} readOnly={readOnly} />
      <TextsPart {...part} brand={place} name={title} readOnly={readOnly} />
      <AudiencePart {...part} />
      <TriggerPart {...part} />
      {hasGoals ? <GoalsPart {...part} gameCodes={gameCodes} /> : null}
      <ConditionsPart {...part} />
      <RewardPart {...part} gameCodes={gameCodes} />
      {hasPrizes(campaign.trigger) ? <PrizesPart {...part} /> : null}
      {owesTurnover ? <TurnoverPart {...part} gameCodes={gameCodes} /> : null}
      <LimitsPart {...part} />
    </fieldset>
  );
}
