import { isHeroName } from '#art/heroes/catalogue.ts';
import {
  drawShareCard,
  shareCardColours,
  shareCardName,
  type ShareCardRequest,
} from '#art/share-card.ts';
import type { Box } from '#art/types.ts';
import { ownScheme, pictureStyle } from './brand-picture.ts';
import type { SitePlan } from './site-plan.ts';

/** A line of the brand's display face, to be put on a drawing. */
export interface CardName {
  readonly text: string;
  readonly family: string;
  readonly weight: number;
  readonly letterSpacingEm: number;
  readonly ink: string;
  /** It is made as large as it fits in there, at the start and at the top. */
  readonly box: Box;
}

export interface ShareCard {
  readonly svg: string;
  readonly name: CardName;
}

/** Preview of a shared link to a brand. */
export function shareCard(plan: Pick<SitePlan, 'brand' | 'identity' | 'theme'>): ShareCard {
  const { logo, name } = plan.identity;
  const { fonts, display } = plan.theme;
  const hero = logo.kind === 'art' && isHeroName(logo.hero) ? logo.hero : 'gem';
  const request: ShareCardRequest = {
    ...pictureStyle(plan, ownScheme(plan)),
    seed: plan.brand,
    hero,
  };
  const wordmark = logo.kind === 'art' ? logo.wordmark : name;
  return {
    svg: drawShareCard(request),
    name: {
      text: display.uppercase ? wordmark.toLocaleUpperCase() : wordmark,
      ...fonts.display,
      letterSpacingEm: display.letterSpacingEm,
      ink: shareCardColours(request).ink,
      box: shareCardName,
    },
  };
}
