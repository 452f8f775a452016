import type { SportsCode, SportsEventLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { sportsCodes } from '#contract/generated/enum-values.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Book } from './book.ts';
import { eventLine } from './event.view.ts';

const PAGE = 50;
const OVER = new Set(['ended', 'closed', 'abandoned', 'cancelled']);

/** Events that are played or will be, live ones first. */
export function listEvents(
  book: Book,
  clock: Clock,
  { sport, state = 'all', search, limit = PAGE }: RequestOf<'listSportsEvents'>['query'],
): ReplyOf<'listSportsEvents'> {
  const all = linesOf(book).filter(({ status }) => !OVER.has(status));
  const words = search?.toLocaleLowerCase() ?? '';
  const items = all
    .filter(
      (event) =>
        (sport === undefined || event.sport === sport) &&
        (state === 'all' || (state === 'live') === (event.status === 'live')) &&
        `${event.home} ${event.away} ${event.tournament}`.toLocaleLowerCase().includes(words),
    )
    .toSorted(byStart)
    .slice(0, limit);
  const counts = sportsCodes.map((code: SportsCode) => {
    const ofSport = all.filter((event) => event.sport === code);
    const live = ofSport.filter(({ status }) => status === 'live').length;
    return { sport: code, live, soon: ofSport.length - live };
  });
  return { items, counts, serverTime: clock.now().toISOString() };
}

/** Events that have ended, newest first. */
export function listResults(
  book: Book,
  { sport, limit = PAGE }: RequestOf<'listSportsResults'>['query'],
): ReplyOf<'listSportsResults'> {
  const items = linesOf(book)
    .filter((event) => OVER.has(event.status) && (sport === undefined || event.sport === sport))
    .toSorted((one, other) => byStart(other, one))
    .slice(0, limit);
  return { items };
}

function linesOf(book: Book): readonly SportsEventLine[] {
  return [...book.events()].flatMap(([id, state]) => eventLine(book, id, state) ?? []);
}

function byStart(one: SportsEventLine, other: SportsEventLine): number {
  const rank = ({ status }: SportsEventLine): number => (status === 'live' ? 0 : 1);
  return rank(one) - rank(other) || (one.startsAt < other.startsAt ? -1 : 1);
}
