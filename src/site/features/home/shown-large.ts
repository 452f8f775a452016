import type { SitePlan } from '#brand/site-plan.ts';
import type { GameItem } from '#contract/generated/types.ts';
import { FEW_GAMES } from '../game-list/choose-games.ts';

/** Whether the catalogue is so small that its titles stand large among the popular ones already. */
export function isShownLarge(
  items: readonly GameItem[],
  { blocks }: Pick<SitePlan['home'], 'blocks'>,
): boolean {
  return items.length <= FEW_GAMES && blocks.some(({ kind }) => kind === 'hotGames');
}
