import type {
  SportsCode,
  SportsEvent,
  SportsEventLine,
  SportsMarket,
} from '#contract/generated/types.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import type { Fixture } from '#domain/sports/feed/message.ts';
import { momentsShown } from '#domain/sports/moments-shown.ts';
import { scoreShown } from '#domain/sports/score-shown.ts';
import type { Book } from './book.ts';

/** The market that a list of events shows. */
const MAIN: Readonly<Record<SportsCode, string>> = {
  football: '1x2',
  esports: 'matchWinner',
  cricket: 'matchWinner',
};
const HIDDEN = new Set(['deactivated', 'handedOver']);

/** An event with its markets; null: nothing is known of its fixture. */
export function eventView(book: Book, id: string, state: EventState): SportsEvent | null {
  const fixture = state.fixture?.value;
  if (fixture === undefined) return null;
  return {
    ...fixtureView(id, fixture, state),
    markets: marketsOf(book, id, state),
    moments: momentsShown(fixture.sport, state.facts?.value ?? null),
  };
}

/** An event of a list. */
export function eventLine(book: Book, id: string, state: EventState): SportsEventLine | null {
  const fixture = state.fixture?.value;
  if (fixture === undefined) return null;
  const main = marketView(book, id, state, MAIN[fixture.sport]);
  const marketCount = Object.keys(state.markets).filter((key) =>
    isOpen(book.statusOf(id, state, key)),
  ).length;
  return { ...fixtureView(id, fixture, state), marketCount, main };
}

/** A key of the book: its type, and its specifiers. */
export function marketName(key: string): Pick<SportsMarket, 'type' | 'specifiers'> {
  const [type = '', ...specifiers] = key.split('|');
  return {
    type,
    specifiers: specifiers.map((one) => {
      const [name = '', value = ''] = one.split('=');
      return { name, value };
    }),
  };
}

const isOpen = (status: string): boolean => status === 'active' || status === 'suspended';

/** The fixture of an event with its score. */
export function fixtureView(id: string, fixture: Fixture, state: EventState) {
  const { sport, category, tournament, home, away, startsAt, status } = fixture;
  return {
    eventId: id,
    sport,
    category,
    tournament,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    status,
    score: scoreShown(sport, state.facts?.value ?? null),
  };
}

function marketsOf(book: Book, id: string, state: EventState): SportsMarket[] {
  return Object.keys(state.markets).flatMap((key) => {
    const market = marketView(book, id, state, key);
    return market === null ? [] : [market];
  });
}

function marketView(book: Book, id: string, state: EventState, key: string): SportsMarket | null {
  const prices = state.markets[key]?.prices?.value;
  const status = book.statusOf(id, state, key);
  if (prices === undefined || HIDDEN.has(status) || status === 'handedOver') return null;
  return {
    market: key,
    ...marketName(key),
    group: prices.groups[0] ?? null,
    status,
    outcomes: prices.outcomes.map((one) => ({
      outcome: one.outcome,
      oddsMilli: book.oddsOf(id, state, key, one),
      isActive: one.isActive,
    })),
  };
}
