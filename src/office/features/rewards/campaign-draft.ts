import { isHeroName } from '#art/heroes/catalogue.ts';
import type { Campaign, CampaignRecord } from '#contract/generated/types.ts';
import { campaignFaults } from '#domain/promotion/campaign-faults.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

/** In the address, in the place of an id. */
export const NEW = 'new';

/** A draft with moderate terms and no words yet, from now on. */
export function newCampaign(language: string): Campaign {
  const now = new Date();
  now.setSeconds(0, 0);
  return {
    ...NEW_CAMPAIGN,
    startsAt: now.toISOString(),
    texts: [{ language, title: '', summary: '', terms: '' }],
  };
}

/** In the brand's own language, else in any. */
export function titleOf({ texts }: Pick<Campaign, 'texts'>, language: string | undefined): string {
  const own = texts.find((text) => text.language === language);
  return (own ?? texts[0])?.title ?? '';
}

/** The address of a campaign, or of the list. */
export function campaignAddress(brand: string, campaignId?: CampaignRecord['campaignId']): string {
  const path = campaignId === undefined ? '/campaigns' : `/campaigns/${campaignId}`;
  return `${path}?${new URLSearchParams({ brand })}`;
}

export interface CampaignPlace extends OfferedLanguages {
  readonly currency: string;
}

/** What is wrong with a draft, as far as it can be known without the server. */
export function draftFaults(campaign: Campaign, place: CampaignPlace): readonly DraftFault[] {
  const unread = unreadFaults(campaign);
  if (unread.length > 0) return unread;
  const { gameCode, roundStakeMicro } = campaign.reward;
  const known = campaignFaults(campaign, {
    ...place,
    isHero: isHeroName,
    // Only the server knows the brand's games, their stakes, its pictures and its points.
    givesPoints: true,
    isGame: () => true,
    isPicture: () => true,
    stakesOf: () => (gameCode === null ? null : [BigInt(roundStakeMicro)]),
  });
  return [...known.map(withLimit), ...emptyTexts(campaign)];
}

/** The rule says only that it is too small; its text needs the limit. */
function withLimit(fault: DraftFault): DraftFault {
  if (fault.code !== 'minimum' || fault.params !== undefined) return fault;
  return { ...fault, code: 'exclusiveMinimum', params: { limit: 0 } };
}

function emptyTexts({ texts }: Campaign): DraftFault[] {
  return texts.flatMap((text, index) =>
    (['summary', 'terms'] as const)
      .filter((field) => text[field].trim() === '')
      .map((field) => ({ pointer: `/texts/${index}/${field}`, code: 'REQUIRED' })),
  );
}

/**
 * Figures that cannot be read: fields give an amount that is none as an empty text, and a number as
 * NaN. Codes of games may not be empty either.
 */
export function unreadFaults(value: unknown, pointer = ''): readonly DraftFault[] {
  if (typeof value === 'number') return Number.isNaN(value) ? [{ pointer, code: 'PATTERN' }] : [];
  if (value === '') {
    return /(?:Micro|\/value|\/gameCode)$/.test(pointer) ? [{ pointer, code: 'PATTERN' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unreadFaults(inner, `${pointer}/${key}`));
}

/** The parts of a campaign that differ, by their names. */
export function changedParts(now: Campaign, next: Campaign): readonly (keyof Campaign)[] {
  return (Object.keys(now) as (keyof Campaign)[]).filter(
    (part) => JSON.stringify(now[part]) !== JSON.stringify(next[part]),
  );
}
