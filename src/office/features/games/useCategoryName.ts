import type { GameCategory } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** The players' own words for the categories. */
const TEXTS: Readonly<Record<GameCategory, string>> = {
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

/** Says a category as players read it, with its code: two of them share a word. */
export function useCategoryName(): (category: GameCategory) => string {
  const say = useTexts('plan');
  return (category) => `${say(TEXTS[category])} · ${category}`;
}
