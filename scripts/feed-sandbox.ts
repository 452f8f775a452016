/**
 * Runs the feed of invented matches as a separate process: `npm run feed:sandbox -- --port 4700`. A server follows it
 * with SPORTS_FEED=http://localhost:4700. `--chaos gap=0.02,double=0.1,disorder=0.1,wrong=0.2,abandoned=0.05` makes it
 * go wrong, each a share from 0 to 1.
 */
import { parseArgs } from 'node:util';
import { ChaosFeed, type FeedChaos } from '#server/products/sports/demo-feed/chaos-feed.ts';
import { DemoFeed } from '#server/products/sports/demo-feed/demo-feed.ts';
import { openFeedServer } from '#server/products/sports/demo-feed/feed-server.ts';

const CALM: FeedChaos = { gap: 0, double: 0, disorder: 0, wrong: 0, abandoned: 0 };
const USAGE = `usage: feed-sandbox [--port 4700] [--secret text] [--chaos ${Object.keys(CALM).join('=0.1,')}=0.1]`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    secret: { type: 'string', default: 'feed-sandbox' },
    chaos: { type: 'string', default: '' },
  },
});

const server = await openFeedServer(
  new ChaosFeed(new DemoFeed(values.secret), readChaos(values.chaos), values.secret),
  { port: Number(values.port) },
);
console.log(`The feed is at ${server.address}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}

function readChaos(text: string): FeedChaos {
  const shares = text === '' ? [] : text.split(',').map((part) => part.split('='));
  for (const [name = '', share] of shares) {
    const value = Number(share);
    if (Object.hasOwn(CALM, name) && value >= 0 && value <= 1) continue;
    console.error(USAGE);
    process.exit(2);
  }
  return { ...CALM, ...Object.fromEntries(shares.map(([name, share]) => [name, Number(share)])) };
}
