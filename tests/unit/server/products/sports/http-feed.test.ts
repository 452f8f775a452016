import { expect, it, vi } from 'vitest';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import { createLog } from '#server/platform/log.ts';
import { openFeedServer } from '#server/products/sports/demo-feed/feed-server.ts';
import { DemoFeed } from '#server/products/sports/demo-feed/demo-feed.ts';
import { HttpFeed } from '#server/products/sports/feed/http-feed.ts';
import { readMessage } from '#server/products/sports/feed/read-message.ts';

it('follows a feed server, recovers from it, and reports a gap when it breaks', async () => {
  const server = await openFeedServer(new DemoFeed('a secret'), { port: 0 });
  const { now } = Date;
  const feed = new HttpFeed(server.address, { now, log: createLog('silent') });
  const taken: FeedMessage[] = [];
  feed.open((message) => taken.push(message));
  const alive = (subscribed: boolean) =>
    taken.some((message) => message.kind === 'alive' && message.subscribed === subscribed);
  await vi.waitFor(() => expect(alive(true)).toBe(true), { timeout: 5_000 });
  feed.recover('first');
  await vi.waitFor(
    () => expect(taken.at(-1)).toMatchObject({ kind: 'snapshotComplete', request: 'first' }),
    { timeout: 5_000 },
  );
  expect(taken.filter(({ kind }) => kind === 'fixtureChange').length).toBeGreaterThan(40);
  expect(alive(false)).toBe(false);
  await server.close();
  await vi.waitFor(() => expect(alive(false)).toBe(true), { timeout: 5_000 });
  await feed.close();
});

it('reads every message of the demo, and nothing that is not one', () => {
  const feed = new DemoFeed('a secret');
  for (const message of feed.recovery(1_800_000_000_000, 'all')) {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  }
  const stop = { kind: 'betStop', producer: 'p', at: 1, event: 'e', groups: ['all'] };
  expect(readMessage(JSON.stringify(stop))).toEqual(stop);
  for (const broken of ['', '{', '[]', 'null']) expect(readMessage(broken)).toBeNull();
  for (const changed of [{ at: -1 }, { at: 'now' }, { kind: 'stop' }, { more: 1 }, { event: '' }]) {
    expect(readMessage(JSON.stringify({ ...stop, ...changed }))).toBeNull();
  }
});
