import { useState } from 'react';
import type { Campaign } from '#contract/generated/types.ts';
import { bannerPictureRoot } from '#domain/banner/open-banners.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { type CampaignPlace, unreadFaults } from './campaign-draft.ts';
import { HeroFigure } from './HeroFigure.tsx';
import { NetEffectExample } from './NetEffectExample.tsx';
import styles from './CampaignPreview.module.css';
import { useRewardLines } from './useRewardLines.ts';

/** Pixels of an uploaded picture. */
const SHOWN = { width: 720, height: 280 } as const;

export interface CampaignPreviewProps {
  brand: string;
  campaign: Campaign;
  place: CampaignPlace;
  /** Shown while there is none in the language. */
  title: string;
}

/** The campaign as a player reads it, and what an example deposit comes to. */
export function CampaignPreview({ brand, campaign, place, title }: CampaignPreviewProps) {
  const say = useTexts('promotion-desk');
  const nameOf = useLanguageName();
  const [chosen, choose] = useState(place.defaultLanguage);
  const text = campaign.texts.find(({ language }) => language === chosen) ?? campaign.texts[0];
  const isReadable = unreadFaults(campaign).length === 0;
  return (
    <Panel title={say('promotion-desk:preview.title')}>
      {campaign.texts.length < 2 ? null : (
        <SelectField
          label={say('promotion-desk:preview.language')}
          value={text?.language ?? chosen}
          options={campaign.texts.map(({ language }) => ({
            value: language,
            label: nameOf(language),
          }))}
          onChange={choose}
        />
      )}
      <article className={styles.card} lang={text?.language}>
        <div className={styles.art}>
          {campaign.picture === null ? (
            <HeroFigure name={campaign.hero} />
          ) : (
            <img
              className={styles.picture}
              {...SHOWN}
              src={`${bannerPictureRoot(brand, campaign.picture)}/wide/${SHOWN.width}`}
              alt=""
            />
          )}
        </div>
        <div className={styles.words}>
          {campaign.tags.length === 0 ? null : (
            <p className={styles.tags}>
              {campaign.tags.map((tag) => (
                <Pill key={tag} tone="accent">
                  {say(`promotion-desk:tag.${tag}`)}
                </Pill>
              ))}
            </p>
          )}
          <h3 className={styles.title}>{text?.title || title}</h3>
          <p>{text?.summary}</p>
        </div>
      </article>
      {isReadable ? (
        <>
          <RewardLines campaign={campaign} currency={place.currency} />
          <NetEffectExample campaign={campaign} currency={place.currency} />
        </>
      ) : (
        <p>{say('promotion-desk:preview.unread')}</p>
      )}
    </Panel>
  );
}

function RewardLines({ campaign, currency }: { campaign: Campaign; currency: string }) {
  return (
    <ul className={styles.lines}>
      {useRewardLines(campaign, currency).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
