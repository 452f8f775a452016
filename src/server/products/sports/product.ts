import { OWN_BOOK } from '#domain/sports/own-book.ts';
import { createHmac } from 'node:crypto';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import type { Wager } from '../../play/wager/wager.ts';
import { SPORTS_PRODUCT } from '../../promotion/turnover/sports-stakes.read.ts';
import type { ProductDeclaration } from '../product.ts';
import { Book } from './book.ts';
import { DemoFeed } from './demo-feed/demo-feed.ts';
import { Disturbances } from './disturbances.ts';
import { listEvents } from './events.read.ts';
import type { Feed } from './feed/feed.ts';
import { HttpFeed } from './feed/http-feed.ts';
import { FeedFollower } from './follow-feed.ts';
import { seedBets } from './seed-bets.ts';
import { officeSportsRoutes } from './office-sports.routes.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import type { SportsParts } from './sports-parts.ts';
import { addSportsMetrics } from './sports-metrics.ts';
import { sportsTermsSetting } from './sports-terms.ts';
import { sportsRoutes } from './sports.routes.ts';
import { vendor } from './vendor.ts';

const EVERY_SECONDS = 1;
const COMPARE_SECONDS = 10;
const KEEP_EXPOSURE_DAYS = 400;
const KEEP_RESULT_DAYS = 400;
/** Odds by hand end with the start of their event; margins and closing odds with its end. */
const KEEP_TRADE_DAYS = 400;
/** Several events change at the same moment: they are sent together. Milliseconds. */
const SETTLE_MS = 50;

/** The own book: events, prices, bets, settlement. */
export const product: ProductDeclaration = {
  code: SPORTS_PRODUCT,
  categories: ['SPORTS', 'ESPORTS'],
  vendors: [vendor],
  open: (parts, { wager }) => Promise.resolve(openSports(parts, wager)),
};

function openSports(parts: Parts, wager: Wager) {
  const { db, clock, log, brands, gamesOf, live, catalogue, relay } = parts;
  const now = (): number => clock.now().getTime();
  // Nothing is followed where the configuration does not serve the book.
  const feed = catalogue.vendor(OWN_BOOK) === null ? null : feedOf(parts);
  const book = new Book(now, (_producer, request) => feed?.recover(request));
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
  addSportsMetrics(parts.metrics.registry, db, clock, book);
  const follower = new FeedFollower(sports, feed);
  return feature({
    name: 'sports',
    routes: [
      ...sportsRoutes(sports),
      ...officeSportsRoutes(sports, () => follower.takeTrading()),
      ...settingRoutes(sportsTermsSetting, parts),
    ],
    jobs: [
      {
        name: 'followSports',
        everySeconds: EVERY_SECONDS,
        perNode: true,
        run: () => follower.step(),
      },
      {
        name: 'compareClosing',
        everySeconds: COMPARE_SECONDS,
        perNode: true,
        run: () => follower.compareBegun(),
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
    retention: [
      {
        table: 'sports_exposure',
        key: ['brand', 'currency', 'event', 'market', 'outcome', 'member_id'],
        age: 'bet_at',
        keepDays: KEEP_EXPOSURE_DAYS,
        why: 'What outcomes can cost, for as long as events are bet on: a season is decided within a year.',
      },
      {
        table: 'sports_trade',
        key: ['event', 'market'],
        age: 'set_at',
        keepDays: KEEP_TRADE_DAYS,
        why: 'Odds and margins by hand, for as long as their events can be bet on.',
      },
      {
        table: 'sports_closed_event',
        key: ['event'],
        age: 'closed_at',
        keepDays: KEEP_TRADE_DAYS,
        why: 'Events whose bets were compared with the closing odds, so that none counts twice.',
      },
      {
        table: 'sports_result',
        key: ['event', 'market'],
        age: 'said_at',
        keepDays: KEEP_RESULT_DAYS,
        why: 'Words of feeds on markets, for as long as results are corrected; each leg keeps its own.',
      },
    ],
    close: () => feed?.close() ?? Promise.resolve(),
    sports,
    follower,
  });
}

/** null: messages come by hand. The demo's matches are the same on every node and after every start. */
function feedOf({ config, clock, log }: Pick<Parts, 'config' | 'clock' | 'log'>): Feed | null {
  const { sportsFeed, secrets } = config;
  if (sportsFeed === 'none') return null;
  if (sportsFeed !== 'demo') {
    return new HttpFeed(sportsFeed, { now: () => clock.now().getTime(), log });
  }
  return new DemoFeed(createHmac('sha256', secrets.session).update('sports').digest('hex'));
}
