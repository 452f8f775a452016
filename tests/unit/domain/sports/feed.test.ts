import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyMessage,
  EMPTY_EVENT,
  isCancelled,
  marketKey,
  statusOf,
} from '#domain/sports/feed/event-state.ts';
import type { EventMessage, MarketPrices, OddsChange } from '#domain/sports/feed/message.ts';
import { afterSign, SILENCE_MS, takesBets, unheard } from '#domain/sports/feed/producer-state.ts';

const HEAD = { producer: 'live', event: 'e1' } as const;
const TOTAL = { market: 'total', specifiers: { total: '2.5' } };
const WINNER = { market: '1x2', specifiers: {} };
const [KEY] = [marketKey(TOTAL)];

const prices = (more: Partial<MarketPrices> = {}): MarketPrices => ({
  ...TOTAL,
  status: 'active',
  groups: ['goals'],
  outcomes: [
    { outcome: 'over', odds: 1_900, wonMillionths: 500_000, voidMillionths: 0, isActive: true },
  ],
  ...more,
});
const change = (at: number, more: Partial<MarketPrices> = {}): OddsChange => ({
  ...HEAD,
  kind: 'oddsChange',
  at,
  markets: [prices(more)],
});
const stateOf = (messages: readonly EventMessage[]) => messages.reduce(applyMessage, EMPTY_EVENT);

const at = fc.integer({ min: 1, max: 12 });
const market = fc.constantFrom(TOTAL, WINNER);
const message: fc.Arbitrary<EventMessage> = fc.oneof(
  fc.record({
    producer: fc.constantFrom('live', 'before'),
    event: fc.constant('e1'),
    kind: fc.constant('oddsChange' as const),
    at,
    markets: fc.array(
      fc
        .tuple(market, fc.constantFrom('active' as const, 'suspended' as const), at)
        .map(([name, status, odds]) =>
          prices({
            ...name,
            status,
            outcomes: [
              {
                outcome: 'a',
                odds: 1_001 + odds,
                wonMillionths: 1,
                voidMillionths: 0,
                isActive: true,
              },
            ],
          }),
        ),
      { maxLength: 1 },
    ),
    facts: at.map((score) => ({ score })),
  }),
  fc.record({
    ...constants(HEAD),
    kind: fc.constant('betStop' as const),
    at,
    groups: fc.subarray(['all', 'goals']),
  }),
  fc.record({
    ...constants(HEAD),
    kind: fc.constant('betSettlement' as const),
    at,
    certainty: fc.constantFrom('live' as const, 'confirmed' as const),
    markets: fc.array(
      market.map((name) => ({
        ...name,
        outcomes: [{ outcome: 'a', won: true, voidFactor: 0 as const }],
      })),
      { maxLength: 1 },
    ),
  }),
  fc.record({
    ...constants(HEAD),
    kind: fc.constantFrom('rollbackSettlement' as const, 'rollbackCancel' as const),
    at,
    markets: fc.array(market, { maxLength: 1 }),
  }),
  fc.record({
    ...constants(HEAD),
    kind: fc.constant('betCancel' as const),
    at,
    markets: fc.array(market, { maxLength: 1 }),
    from: fc.constantFrom(null, 1),
    to: fc.constantFrom(null, 2),
  }),
);

function constants({ producer, event }: typeof HEAD) {
  return { producer: fc.constant(producer), event: fc.constant(event) };
}

describe('an event', () => {
  it('is the same for messages in any order, and however often they come', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 8 }).chain((messages) =>
          fc.tuple(
            fc.constant(messages),
            fc.shuffledSubarray([...messages, ...messages], {
              minLength: messages.length * 2,
              maxLength: messages.length * 2,
            }),
          ),
        ),
        ([messages, mixed]) => {
          expect(stateOf(mixed)).toEqual(stateOf(messages));
        },
      ),
    );
  });

  it('keeps markets that a change does not name', () => {
    const other = { ...HEAD, kind: 'oddsChange', at: 2, markets: [prices(WINNER)] } as const;
    const state = stateOf([change(1), other]);
    expect(statusOf(state, KEY)).toBe('active');
    expect(statusOf(state, marketKey(WINNER))).toBe('active');
    expect(statusOf(state, 'unknown')).toBe('deactivated');
  });

  it('is stopped by groups, until a newer price comes', () => {
    const stop = (stoppedAt: number, group: string) =>
      ({ ...HEAD, kind: 'betStop', at: stoppedAt, groups: [group] }) as const;
    expect(statusOf(stateOf([change(1), stop(2, 'goals')]), KEY)).toBe('suspended');
    expect(statusOf(stateOf([change(1), stop(2, 'all')]), KEY)).toBe('suspended');
    expect(statusOf(stateOf([change(1), stop(2, 'cards')]), KEY)).toBe('active');
    expect(statusOf(stateOf([stop(2, 'goals'), change(1)]), KEY)).toBe('suspended');
    expect(statusOf(stateOf([change(1), stop(2, 'goals'), change(3)]), KEY)).toBe('active');
    const hidden = change(1, { status: 'deactivated' });
    expect(statusOf(stateOf([hidden, stop(2, 'goals')]), KEY)).toBe('deactivated');
    expect(statusOf(stateOf([change(1, { status: 'handedOver' })]), KEY)).toBe('suspended');
  });

  it('is settled, taken back and settled again', () => {
    const outcomes = [{ outcome: 'over', won: true, voidFactor: 0 as const }];
    const settle = (settledAt: number) =>
      ({
        ...HEAD,
        kind: 'betSettlement',
        at: settledAt,
        certainty: 'live',
        markets: [{ ...TOTAL, outcomes }],
      }) as const;
    const back = { ...HEAD, kind: 'rollbackSettlement', at: 3, markets: [TOTAL] } as const;
    expect(statusOf(stateOf([change(1), settle(2)]), KEY)).toBe('settled');
    expect(statusOf(stateOf([change(1), settle(2), back]), KEY)).toBe('active');
    expect(statusOf(stateOf([change(1), back, settle(2)]), KEY)).toBe('active');
    expect(statusOf(stateOf([change(1), back, settle(4)]), KEY)).toBe('settled');
  });

  it.each([
    [null, null, [true, true, true]],
    [2, null, [false, true, true]],
    [null, 2, [true, true, false]],
    [2, 2, [false, true, false]],
  ])('cancels bets from %s to %s', (from, to, expected) => {
    expect([1, 2, 3].map((placed) => isCancelled({ from, to }, placed))).toEqual(expected);
  });
});

describe('a producer', () => {
  const alive = { kind: 'alive', producer: 'live', at: 1, subscribed: true } as const;
  const complete = (request: string) =>
    ({ kind: 'snapshotComplete', producer: 'live', at: 1, request }) as const;

  it('takes bets after its snapshot, and not after a silence', () => {
    const start = unheard('r1');
    expect(takesBets(start, 0)).toBe(false);
    expect(takesBets(afterSign(start, complete('r0'), { now: 0, request: 'r2' }), 0)).toBe(false);
    const open = afterSign(start, complete('r1'), { now: 0, request: 'r2' });
    expect(takesBets(open, SILENCE_MS)).toBe(true);
    expect(takesBets(open, SILENCE_MS + 1)).toBe(false);
  });

  it('needs a recovery after a silence, and after a gap that it reports', () => {
    const open = afterSign(unheard('r1'), complete('r1'), { now: 0, request: 'r2' });
    const kept = afterSign(open, alive, { now: SILENCE_MS, request: 'r2' });
    expect(takesBets(kept, SILENCE_MS)).toBe(true);
    const late = afterSign(open, alive, { now: SILENCE_MS + 1, request: 'r2' });
    expect(late.awaits).toBe('r2');
    expect(takesBets(late, SILENCE_MS + 1)).toBe(false);
    const gap = afterSign(open, { ...alive, subscribed: false }, { now: 1, request: 'r3' });
    expect(gap.awaits).toBe('r3');
    const again = afterSign(gap, complete('r3'), { now: 2, request: 'r4' });
    expect(takesBets(again, 2)).toBe(true);
  });
});
