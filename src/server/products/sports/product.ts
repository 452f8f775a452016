import { OWN_BOOK } from '#domain/sports/own-book.ts';
import { createHmac } from 'node:crypto';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { ProductDeclaration } from '../product.ts';
import { Book } from './book.ts';
import { DemoFeed } from './demo-feed/demo-feed.ts';
import { DEMO_PRODUCER } from './demo-feed/match-messages.ts';
import { Disturbances } from './disturbances.ts';
import { listEvents } from './events.read.ts';
import { type Feed, FeedFollower } from './follow-feed.ts';
import { seedBets } from './seed-bets.ts';
import type { SportsParts } from './sports-parts.ts';
import { sportsRoutes } from './sports.routes.ts';
import { vendor } from './vendor.ts';

const EVERY_SECONDS = 1;
/** Several events change at the same moment: they are sent together. Milliseconds. */
const SETTLE_MS = 50;

/** The own book: events, prices, bets, settlement. */
export const product: ProductDeclaration = {
  code: 'sports',
  categories: ['SPORTS', 'ESPORTS'],
  vendors: [vendor],
  open: (parts, { wager }) => Promise.resolve(openSports(parts, wager)),
};

function openSports(parts: Parts, wager: Wager) {
  const { db, clock, log, brands, gamesOf, live, catalogue, relay } = parts;
  const now = (): number => clock.now().getTime();
  // Nothing is followed where the configuration does not serve the book.
  const feed = catalogue.vendor(OWN_BOOK) === null ? null : feedOf(parts);
  const book = new Book(now, (_producer, request) => {
    for (const message of feed?.recovery(now(), request) ?? []) book.take(message);
  });
  const sports: SportsParts = {
    db,
    clock,
    log,
    brands,
    gamesOf,
    live,
    catalogue,
    wager,
    book,
    disturbances: new Disturbances(now),
    nudge: () => relay.nudge(),
  };
  const follower = new FeedFollower(sports, feed);
  return feature({
    name: 'sports',
    routes: sportsRoutes(sports),
    jobs: [
      {
        name: 'followSports',
        everySeconds: EVERY_SECONDS,
        perNode: true,
        run: () => follower.step(),
      },
    ],
    topics: [
      topic('sportsLive', () => Promise.resolve(listEvents(book, clock, { state: 'live' })), {
        settleMs: SETTLE_MS,
      }),
    ],
    seedDemo: async (brand: string, username: string) => {
      await follower.step();
      await seedBets(sports, brand, username);
    },
    sports,
    follower,
  });
}

/** The demo's matches are the same on every node and after every start. */
function feedOf({ config }: Pick<Parts, 'config'>): Feed | null {
  if (config.sportsFeed !== 'demo') return null;
  const secret = createHmac('sha256', config.secrets.session).update('sports').digest('hex');
  const demo = new DemoFeed(secret);
  return {
    producer: DEMO_PRODUCER,
    since: (now) => demo.since(now),
    recovery: (now, request) => demo.recovery(now, request),
  };
}
