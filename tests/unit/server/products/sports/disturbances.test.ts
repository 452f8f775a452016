import { expect, it } from 'vitest';
import { applyMessage, EMPTY_EVENT } from '#domain/sports/feed/event-state.ts';
import type { EventMessage, MarketPrices } from '#domain/sports/feed/message.ts';
import { Disturbances } from '#server/products/sports/disturbances.ts';

const LEG = { event: 'e', market: '1x2', outcome: 'home' };
const HEAD = { producer: 'live', event: 'e' } as const;

function openLog() {
  let [now, state] = [1_000, EMPTY_EVENT];
  const log = new Disturbances(() => now);
  return {
    log,
    now: () => now,
    hear(message: EventMessage) {
      now += 1;
      state = applyMessage(state, message);
      log.hear(message, state, (_market, { odds }) => odds);
    },
  };
}
const change = (odds: number, more: Partial<MarketPrices> = {}, facts?: object): EventMessage => ({
  ...HEAD,
  kind: 'oddsChange',
  at: 1,
  markets: [
    {
      market: '1x2',
      specifiers: {},
      status: 'active',
      groups: [],
      outcomes: [
        { outcome: 'home', odds, wonMillionths: 500_000, voidMillionths: 0, isActive: true },
      ],
      ...more,
    },
  ],
  ...(facts !== undefined && { facts }),
});

it.each<readonly [string, EventMessage, boolean]>([
  ['the same price', change(2_000), false],
  ['a better price', change(2_100), false],
  ['a worse price', change(1_990), true],
  ['a suspension', change(2_000, { status: 'suspended' }), true],
  [
    'a suspension of another market',
    change(2_000, { market: 'total', status: 'suspended' }),
    false,
  ],
  ['a stop', { ...HEAD, kind: 'betStop', at: 2, groups: ['goals'] }, true],
  ['a goal', { ...change(2_000, {}, { score: 1 }), at: 3 }, true],
  ['a goal elsewhere', { ...change(2_000, {}, { score: 1 }), event: 'f' }, false],
])('after %s', (_name, message, isRefused) => {
  const { log, now, hear } = openLog();
  hear(change(2_000, {}, { score: 0 }));
  const since = now() + 1;
  hear(message);
  expect(log.refuses(LEG, since, 2_000)).toBe(isRefused);
  expect(log.refuses(LEG, now() + 1, 2_000)).toBe(false);
});

it('keeps any price for a player who takes any', () => {
  const { log, now, hear } = openLog();
  const since = now();
  hear(change(1_100));
  expect(log.refuses(LEG, since, null)).toBe(false);
});
