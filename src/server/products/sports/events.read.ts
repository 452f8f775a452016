import type { SportsCode, SportsEventLine, SportsLeague } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { sportsCodes } from '#contract/generated/enum-values.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import type { Fixture } from '#domain/sports/feed/message.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Book } from './book.ts';
import { eventLine } from './event.view.ts';

const PAGE = 50;
const MOST_LEAGUES = 200;
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
  {
    sport,
    state = 'all',
    search,
    tournament,
    startsBefore,
    limit = PAGE,
  }: RequestOf<'listSportsEvents'>['query'],
): ReplyOf<'listSportsEvents'> {
  const all = fixturesOf(book).filter(({ fixture }) => !OVER.has(fixture.status));
  const before = startsBefore === undefined ? Infinity : Date.parse(startsBefore);
  const ofSport = all.filter(({ fixture }) => sport === undefined || fixture.sport === sport);
  const found = matching(ofSport, { state, search }).filter(
    ({ fixture }) =>
      (tournament === undefined || fixture.tournament === tournament) && fixture.startsAt < before,
  );
  const counts = sportsCodes.map((code: SportsCode) => {
    const counted = all.filter(({ fixture }) => fixture.sport === code);
    const live = counted.filter(({ fixture }) => isLive(fixture)).length;
    return { sport: code, live, soon: counted.length - live };
  });
  return {
    items: linesOf(book, found.toSorted(byStart).slice(0, limit)),
    counts,
    leagues: leaguesOf(ofSport),
    serverTime: clock.now().toISOString(),
  };
}

/** Every event that is played or will be, by state and words, live ones first. */
export const listedEvents = (book: Book, wanted: Wanted): readonly Listed[] =>
  matching(
    fixturesOf(book).filter(({ fixture }) => !OVER.has(fixture.status)),
    wanted,
  ).toSorted(byStart);

interface Wanted {
  readonly state: 'live' | 'soon' | 'all';
  readonly search?: string | undefined;
}

function matching(listed: readonly Listed[], { state, search = '' }: Wanted): readonly Listed[] {
  const words = folded(search);
  return listed.filter(
    ({ fixture }) =>
      (state === 'all' || (state === 'live') === isLive(fixture)) &&
      folded(`${fixture.home} ${fixture.away} ${fixture.tournament}`).includes(words),
  );
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

/** Text without accents and capitals, so that `america` finds `América`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function leaguesOf(listed: readonly Listed[]): SportsLeague[] {
  const leagues = new Map<string, SportsLeague>();
  for (const { fixture } of listed) {
    const { sport, category, tournament } = fixture;
    const key = `${sport} ${category} ${tournament}`;
    const { count } = leagues.get(key) ?? { count: 0 };
    leagues.set(key, { sport, category, tournament, count: count + 1 });
  }
  return [...leagues.values()]
    .toSorted((one, other) => one.tournament.localeCompare(other.tournament))
    .slice(0, MOST_LEAGUES);
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
