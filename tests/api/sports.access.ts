import type { SportsBet } from '#contract/generated/types.ts';
import { type AccessBrand, type AccessFixture } from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import { market, sportsOf } from '#tests/support/sports-play.ts';

const EVENT = 'access-1';
const LEG = { eventId: EVENT, market: '1x2', outcome: 'home', seenOddsMilli: 2_000 };
const SLIP: KnownValues = {
  legs: [[LEG]],
  sizes: [[1]],
  bankers: [[]],
  sportsEventId: [EVENT],
};

export const fixture: AccessFixture = {
  records: { betId: 'SPORTS_BET_NOT_FOUND' },
  make: makeSportsRecords,
  values: {
    placeSportsBet: SLIP,
    priceSportsSlip: SLIP,
    getSportsEvent: SLIP,
    launchSports: { vassalage: ['FB'] },
    voidSportsBet: { version: [0], decidedAt: ['2020-01-01T00:00:00.000Z'] },
    listOfficeSportsBets: { sportsEventId: [EVENT] },
    getTradedEvent: SLIP,
    listBetMarkets: { sportsEventId: [EVENT] },
    settleBetMarket: { event: [EVENT], resultVersion: ['0'] },
    haltSports: { event: [EVENT], market: [null] },
    resumeSports: { event: [EVENT], market: [null] },
    setTradedPrice: { event: [EVENT], market: [null], version: [0], odds: [[]] },
  },
};

/** A bet of the member on an event that takes bets. */
async function makeSportsRecords({ app, call }: AccessBrand): Promise<KnownValues> {
  const { book } = sportsOf(app.server).sports;
  const at = app.clock.now().getTime();
  const head = { producer: 'access', at, event: EVENT } as const;
  if (book.event(EVENT) === null) {
    book.open(head.producer);
    book.take({ producer: head.producer, at, kind: 'snapshotComplete', request: 'recovery-1' });
  }
  book.take({
    ...head,
    kind: 'fixtureChange',
    fixture: {
      sport: 'football',
      category: 'Perú',
      tournament: 'Liga',
      home: 'Home',
      away: 'Away',
      startsAt: at + 3_600_000,
      status: 'scheduled',
    },
  });
  book.take({ ...head, kind: 'oddsChange', markets: [market({ home: 2_000, away: 2_000 })] });
  book.take({ producer: head.producer, at, kind: 'alive', subscribed: true });
  const { betId } = await call<SportsBet>('POST', '/wps/relay/sports/bets', {
    legs: [LEG],
    sizes: [1],
    bankers: [],
    unitMicro: '1000000',
    acceptance: 'any',
  });
  return { betId: [betId] };
}
