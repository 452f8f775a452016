import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { bookHref, OWN_BOOK } from '#domain/sports/own-book.ts';
import { STUDIO, tableHref } from '#domain/live/own-studio.ts';
import type { GameItem } from '#contract/generated/types.ts';

/** The address under which a title opens. */
export function gameHref({
  vassalage,
  gameCode,
}: Pick<GameItem, 'vassalage' | 'gameCode'>): string {
  if (vassalage === LOTTERY) return `/lottery?${new URLSearchParams({ gameCode })}`;
  if (vassalage === OWN_BOOK) return bookHref(gameCode);
  if (vassalage === STUDIO) return tableHref(gameCode);
  return `/seamless?${new URLSearchParams({ vassalage, gameCode })}`;
}
