import type { SportsCode, SportsEventLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { sportsCodes } from '#contract/generated/enum-values.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import type { Fixture } from '#domain/sports/feed/message.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Book } from './book.ts';
import { eventLine } from './event.view.ts';

const PAGE = 50;
const OVER = new Set(['ended', 'closed', 'abandoned', 'cancelled']);

interface Listed {
  readonly id: string;
  readonly state: EventState;
  readonly fixture: Fixture;
}

/** Events that are played or will be, live ones first. */
export function listEvents(
  book: Book,
  clock: Clock,
  { sport, state = 'all', search, limit = PAGE }: RequestOf<'listSportsEvents'>['query'],
): ReplyOf<'listSportsEvents'> {
  const all = fixturesOf(book).filter(({ fixture }) => !OVER.has(fixture.status));
  const words = search?.toLocaleLowerCase() ?? '';
  const found = all.filter(
    ({ fixture }) =>
      (sport === undefined || fixture.sport === sport) &&
      (state === 'all' || (state === 'live') === isLive(fixture)) &&
      `${fixture.home} ${fixture.away} ${fixture.tournament}`.toLocaleLowerCase().includes(words),
  );
  const counts = sportsCodes.map((code: SportsCode) => {
    const ofSport = all.filter(({ fixture }) => fixture.sport === code);
    const live = ofSport.filter(({ fixture }) => isLive(fixture)).length;
    return { sport: code, live, soon: ofSport.length - live };
  });
  return {
    items: linesOf(book, found.toSorted(byStart).slice(0, limit)),
    counts,
    serverTime: clock.now().toISOString(),
  };
}

/** Events that have ended, newest first. */
export function listResults(
  book: Book,
  { sport, limit = PAGE }: RequestOf<'listSportsResults'>['query'],
): ReplyOf<'listSportsResults'> {
  const found = fixturesOf(book)
    .filter(
      ({ fixture }) => OVER.has(fixture.status) && (sport === undefined || fixture.sport === sport),
    )
    .toSorted((one, other) => byStart(other, one));
  return { items: linesOf(book, found.slice(0, limit)) };
}

const isLive = ({ status }: Fixture): boolean => status === 'live';

/** Events with a fixture. Their markets are looked at for a page alone: there are thousands of events. */
function fixturesOf(book: Book): readonly Listed[] {
  const listed: Listed[] = [];
  for (const [id, state] of book.events()) {
    const fixture = state.fixture?.value;
    if (fixture !== undefined) listed.push({ id, state, fixture });
  }
  return listed;
}

const linesOf = (book: Book, listed: readonly Listed[]): SportsEventLine[] =>
  listed.flatMap(({ id, state }) => eventLine(book, id, state) ?? []);

function byStart(one: Listed, other: Listed): number {
  const rank = ({ fixture }: Listed): number => (isLive(fixture) ? 0 : 1);
  return rank(one) - rank(other) || one.fixture.startsAt - other.fixture.startsAt;
}
