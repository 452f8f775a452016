import type { GameItem } from '#contract/generated/types.ts';

/** The address under which a title opens. */
export function gameHref({
  vassalage,
  gameCode,
}: Pick<GameItem, 'vassalage' | 'gameCode'>): string {
  return `/seamless?${new URLSearchParams({ vassalage, gameCode })}`;
}
