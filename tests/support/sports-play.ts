import type { SportsBet, SportsSlip } from '#contract/generated/types.ts';
import type { EventMessage, MarketName, SettledOutcome } from '#domain/sports/feed/message.ts';
import type { Server } from '#server/compose.ts';
import type { FeedFollower } from '#server/products/sports/follow-feed.ts';
import type { SportsParts } from '#server/products/sports/sports-parts.ts';
import { deposit, registerMember, type TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';

/** A server with the own book, whose messages come by hand. */
export const WITH_SPORTS = { VENDORS: 'house,FB', SPORTS_FEED: 'none' };
export const SPORTS_FUNDS = 1_000_000_000n;
const PRODUCER = 'test';

/** The parts that a server's book runs on. */
export function sportsOf({ features }: Pick<Server, 'features'>): {
  sports: SportsParts;
  follower: FeedFollower;
} {
  for (const feature of features) {
    if ('follower' in feature && 'sports' in feature) {
      return feature as unknown as { sports: SportsParts; follower: FeedFollower };
    }
  }
  throw new Error('this server has no sports');
}

let presses = 0;
export const pressSlip = (): string => `sports-press-${(presses += 1)}`;

/** A market of two or more outcomes, with odds in thousandths. */
export const market = (
  odds: Readonly<Record<string, number>>,
  { name = '1x2', specifiers = {}, status = 'active' as const } = {},
) => ({
  market: name,
  specifiers,
  status,
  groups: ['all'],
  outcomes: Object.entries(odds).map(([outcome, milli]) => ({
    outcome,
    odds: milli,
    wonMillionths: Math.round(1e9 / milli / 1.05),
    voidMillionths: 0,
    isActive: true,
  })),
});

export const won = (outcome: string, isWon = true): SettledOutcome => ({
  outcome,
  won: isWon,
  voidFactor: 0,
});

/** What tests of sports do again and again. */
export function sportsPlay(app: () => TestApp) {
  const now = () => app().clock.now().getTime();
  const take = (message: object): void =>
    sportsOf(app().server).sports.book.take({
      producer: PRODUCER,
      at: now(),
      ...message,
    } as EventMessage);
  const step = () => sportsOf(app().server).follower.step();
  const alive = (): void => take({ kind: 'alive', subscribed: true });
  /** Waits, with the producer alive. */
  const wait = async (ms: number): Promise<void> => {
    app().clock.advance({ ms });
    alive();
    await step();
  };
  const send = async (message: object): Promise<void> => {
    // Each message is newer than the one before.
    app().clock.advance({ ms: 1 });
    take(message);
    await step();
  };
  return {
    step,
    alive,
    wait,
    send,
    /** Begins with the producer, whose snapshot is empty. */
    open(): void {
      const { book } = sportsOf(app().server).sports;
      book.open(PRODUCER);
      take({ kind: 'snapshotComplete', request: 'recovery-1' });
    },
    /** Announces an event with its markets. */
    async event(
      event: string,
      markets: readonly ReturnType<typeof market>[],
      {
        status = 'scheduled',
        facts,
        startsInMs = 3_600_000,
      }: { status?: string; facts?: object; startsInMs?: number } = {},
    ): Promise<void> {
      const fixture = {
        sport: 'football',
        category: 'Perú',
        tournament: 'Liga',
        home: `${event} home`,
        away: `${event} away`,
        startsAt: now() + startsInMs,
        status,
      };
      await send({ kind: 'fixtureChange', event, fixture });
      await send({ kind: 'oddsChange', event, markets, ...(facts && { facts }) });
    },
    prices: (event: string, markets: readonly object[], more: object = {}) =>
      send({ kind: 'oddsChange', event, markets, ...more }),
    settle: (
      event: string,
      outcomes: readonly SettledOutcome[],
      named: MarketName = { market: '1x2', specifiers: {} },
    ) =>
      send({
        kind: 'betSettlement',
        event,
        certainty: 'confirmed',
        markets: [{ ...named, outcomes }],
      }),
    rollback: (event: string, named: MarketName = { market: '1x2', specifiers: {} }) =>
      send({ kind: 'rollbackSettlement', event, markets: [named] }),
    player: async (): Promise<TestMember> => {
      const member = await registerMember(app());
      await deposit(app(), member, SPORTS_FUNDS);
      return member;
    },
    place: (
      { token }: TestMember,
      legs: readonly (readonly [event: string, outcome: string, odds: number, market?: string])[],
      more: Partial<SportsSlip> = {},
      key = pressSlip(),
    ) =>
      app().call<SportsBet>('POST', '/wps/relay/sports/bets', {
        token,
        key,
        body: {
          legs: legs.map(([eventId, outcome, seenOddsMilli, named = '1x2']) => ({
            eventId,
            market: named,
            outcome,
            seenOddsMilli,
          })),
          sizes: [legs.length],
          bankers: [],
          unitMicro: '10000000',
          acceptance: 'none',
          ...more,
        },
      }),
    bet: async ({ token }: TestMember, betId: string): Promise<SportsBet> =>
      (await app().call<SportsBet>('GET', `/wps/relay/sports/bets/${betId}`, { token })).body.value,
    cash: async ({ token }: TestMember): Promise<bigint> => {
      const { body } = await app().call<{ availableMicro: string }>(
        'GET',
        '/wps/v2/wallets/balance',
        { token },
      );
      return BigInt(body.value.availableMicro);
    },
    cashOut: (
      { token }: TestMember,
      betId: string,
      body: { partBasisPoints: number; leastMicro: string },
    ) =>
      app().call<SportsBet>('POST', `/wps/relay/sports/bets/${betId}/cash-out`, {
        token,
        key: pressSlip(),
        body,
      }),
    offer: async ({ token }: TestMember, betId: string) =>
      (
        await app().call<{ offerMicro: string | null; reason: string | null }>(
          'GET',
          `/wps/relay/sports/bets/${betId}/cash-out`,
          { token },
        )
      ).body.value,
  };
}
