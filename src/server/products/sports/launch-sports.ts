import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { Problem } from '../../platform/problem.ts';
import { OWN_BOOK, type SportsParts } from './sports-parts.ts';
import { BOOK_PATH } from './vendor.ts';

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
  if (vassalage !== OWN_BOOK) {
    const place = new URLSearchParams({ vassalage, gameCode: title.code });
    return { launchUrl: `/seamless?${place.toString()}`, expiresAt };
  }
  const place = new URLSearchParams({
    ...(category === 'ESPORTS' && { sport: 'esports' }),
    ...(eventId !== undefined && { event: eventId }),
  }).toString();
  return { launchUrl: place === '' ? BOOK_PATH : `${BOOK_PATH}?${place}`, expiresAt };
}
