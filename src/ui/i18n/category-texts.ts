import type { GameCategory } from '#contract/generated/types.ts';

/** The players' own words for the categories. */
export const CATEGORY_TEXTS: Readonly<Record<GameCategory, string>> = {
  RNG: 'plan:nav.slots',
  LIVE: 'plan:nav.live',
  SPORTS: 'plan:nav.sports',
  ESPORTS: 'plan:nav.esports',
  FISH: 'plan:nav.fishing',
  PVP: 'plan:nav.cards',
  LOTT: 'plan:nav.lottery',
  ELOTT: 'plan:nav.lottery',
  COCKFIGHT: 'plan:nav.cockfight',
  HOT: 'plan:nav.hot',
};
