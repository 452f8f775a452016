import { gameHref } from '#brand/game-href.ts';
import { bookHref, OWN_BOOK } from '#domain/sports/own-book.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { Problem } from '../../platform/problem.ts';
import type { SportsParts } from './sports-parts.ts';

const VALID_MS = 3_600_000;

/**
 * The address under which a sportsbook opens: our own page, or the page of a vendor's title, where a player launches it.
 * @throws Problem GAME_NOT_FOUND, GAME_MAINTENANCE
 */
export function launchSports(
  { gamesOf, clock }: Pick<SportsParts, 'gamesOf' | 'clock'>,
  brand: string,
  query: RequestOf<'launchSports'>['query'],
): ReplyOf<'launchSports'> {
  const { vassalage, gameCategory: category = 'SPORTS', eventId } = query;
  const [title] = gamesOf(brand).search({ vendor: vassalage, category });
  if (title === undefined) throw new Problem('GAME_NOT_FOUND');
  if (title.maintenance) throw new Problem('GAME_MAINTENANCE');
  const expiresAt = new Date(clock.now().getTime() + VALID_MS).toISOString();
  const launchUrl =
    vassalage === OWN_BOOK
      ? bookHref(title.code, eventId === undefined ? {} : { event: eventId })
      : gameHref({ vassalage, gameCode: title.code });
  return { launchUrl, expiresAt };
}
