import { describe, expect, it } from 'vitest';
import { withdrawalList } from '#domain/withdrawal/withdrawal-list.ts';
import { bulkFigures } from '#staff/desk/bulk-figures.ts';
import { deskQuery, isNarrowed } from '#staff/desk/desk-query.ts';

const query = (address: string) => deskQuery(withdrawalList, new URLSearchParams(address), 'utc');

describe('the query of a desk', () => {
  it.each([
    ['', { view: 'waiting' }],
    ['view=all&sort=-amount&cursor=a~1~2', { view: 'all', sort: '-amount', cursor: 'a~1~2' }],
    ['minMicro=13&maxMicro=0', { view: 'waiting', minMicro: '13000000' }],
    ['username=%20Luna%20&risk=newPayee', { view: 'waiting', username: 'Luna', risk: 'newPayee' }],
    [
      'from=2026-02-01&to=2026-02-28',
      { view: 'waiting', from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' },
    ],
    // Values that no field can show count as not given.
    ['view=none&sort=payee&risk=x&minMicro=-4&from=2026-02-30&colour=red', { view: 'waiting' }],
  ])('reads %j', (address, expected) => {
    expect(query(address)).toEqual(expected);
  });

  it('is narrowed by its filters, and not by its view, order or columns', () => {
    const narrowed = (address: string) => isNarrowed(withdrawalList, new URLSearchParams(address));
    expect(narrowed('view=all&sort=age&columns=amount&item=1')).toBe(false);
    expect(narrowed('username=luna')).toBe(true);
  });
});

describe('the figures of a decision on many', () => {
  it('are sums by currency, and signals by how often they occur', () => {
    const item = (amountMicro: string, currency: string, risks: readonly string[]) =>
      ({ amountMicro, currency, risks, feeMicro: '1' }) as never;
    const items = [
      item('9007199254740993', 'PEN', ['newPayee', 'largeAmount']),
      item('1', 'PEN', ['newPayee']),
      item('5', 'USD', []),
    ];
    expect(bulkFigures(withdrawalList.columns, items)).toEqual({
      sums: [
        { currency: 'PEN', micro: 9_007_199_254_740_994n },
        { currency: 'USD', micro: 5n },
      ],
      words: [
        { key: 'withdrawal-desk:risk.newPayee', count: 2 },
        { key: 'withdrawal-desk:risk.largeAmount', count: 1 },
      ],
    });
  });
});
