import type { GameCategory } from '#contract/generated/types.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** What a sentence about a promotion is written with. */
export interface TermWords {
  readonly say: Say;
  readonly locale: string;
  readonly money: (micro: string | bigint) => string;
  readonly gameName: (gameCode: string) => string;
  readonly categoryName: (category: GameCategory) => string;
  readonly isOpenCategory: (category: GameCategory) => boolean;
}
