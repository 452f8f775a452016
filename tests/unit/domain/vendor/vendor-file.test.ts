import { describe, expect, it } from 'vitest';
import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import { recordFaults, titleFaults } from '#domain/vendor/vendor-file.ts';
import { isInMaintenance } from '#domain/vendor/vendor-window.ts';

const RECORD: VendorRecord = {
  code: 'FAR_GAMES',
  displayName: 'Far Games',
  state: 'on',
  dialect: 'rsa',
  launchUrl: 'https://games.example/{game}?token={token}',
  currencies: [
    { currency: 'PEN', unitMicro: '10000', smallestMicro: '50000' },
    { currency: 'VND', unitMicro: '1000000', smallestMicro: '1000000' },
  ],
  position: 1,
};
const TITLE: VendorTitle = {
  code: 'far-reels',
  names: [
    { language: 'en', name: 'Far Reels' },
    { language: 'es', name: 'Rodillos lejanos' },
  ],
  category: 'RNG',
  stakes: [{ currency: 'PEN', amountsMicro: ['50000', '100000', '1000000'] }],
};
const LIST: VendorTitle = { ...TITLE, code: 'far-list', isGame: 'VASSALAGE', stakes: [] };

const codesOf = (faults: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(faults).map(([pointer, { code }]) => [pointer, code]));

describe('recordFaults', () => {
  const faults = (more: object) => codesOf(recordFaults({ ...RECORD, ...more }, '/vendor'));
  const currencies = (...list: readonly [string, string, string][]) => ({
    currencies: list.map(([currency, unitMicro, smallestMicro]) => ({
      currency,
      unitMicro,
      smallestMicro,
    })),
  });
  const window = (from: string, until: string) => ({ maintenance: [{ from, until }] });

  it('accepts a record without faults', () => {
    expect(faults({})).toEqual({});
    expect(faults(window('2026-11-25T02:00:00Z', '2026-11-25T02:00:01Z'))).toEqual({});
  });

  it.each([
    [
      'an unknown currency',
      currencies(['XXX', '10000', '10000']),
      { '/vendor/currencies/0/currency': 'enum' },
    ],
    [
      'a currency that is listed twice',
      currencies(['PEN', '10000', '10000'], ['PEN', '10000', '10000']),
      { '/vendor/currencies/1/currency': 'uniqueItems' },
    ],
    [
      'a unit finer than the currency',
      currencies(['VND', '10000', '1000000']),
      { '/vendor/currencies/0/unitMicro': 'pattern' },
    ],
    [
      'a smallest stake between two units',
      currencies(['PEN', '20000', '30000']),
      { '/vendor/currencies/0/smallestMicro': 'pattern' },
    ],
    [
      'a window that ends before it begins',
      window('2026-11-25T02:00:00Z', '2026-11-25T01:00:00Z'),
      { '/vendor/maintenance/0/until': 'pattern' },
    ],
    [
      'an empty window',
      window('2026-11-25T02:00:00Z', '2026-11-25T02:00:00Z'),
      { '/vendor/maintenance/0/until': 'pattern' },
    ],
    [
      'a launch address without the token',
      { launchUrl: 'https://games.example/{game}' },
      { '/vendor/launchUrl': 'pattern' },
    ],
    [
      'a launch address that is no URL',
      { launchUrl: 'https://games.example:99999/{game}?token={token}' },
      { '/vendor/launchUrl': 'pattern' },
    ],
  ])('rejects %s', (_what, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('reports several faults of one record at once', () => {
    const broken = { ...currencies(['XXX', '1', '1'], ['PEN', '15', '15']), launchUrl: '/play' };
    expect(faults(broken)).toEqual({
      '/vendor/currencies/0/currency': 'enum',
      '/vendor/currencies/1/unitMicro': 'pattern',
      '/vendor/launchUrl': 'pattern',
    });
  });
});

describe('titleFaults', () => {
  const faults = (...titles: readonly object[]) =>
    codesOf(
      titleFaults(
        RECORD,
        titles.map((more) => ({ ...TITLE, ...more })),
        '/games',
      ),
    );
  const stakes = (...amountsMicro: readonly string[]) => ({
    stakes: [{ currency: 'PEN', amountsMicro }],
  });

  it('accepts titles without faults, and a list that follows its titles', () => {
    expect(faults({ parent: LIST.code }, LIST, { code: 'plain', stakes: undefined })).toEqual({});
    expect(faults({ category: 'SPORTS' })).toEqual({});
    expect(faults({ subCategories: ['SC'] })).toEqual({});
  });

  it.each([
    ['a code that occurs twice', [{}, {}], { '/games/1/code': 'uniqueItems' }],
    ['an unknown category', [{ category: 'CHESS' }], { '/games/0/category': 'enum' }],
    ['a lottery category', [{ category: 'LOTT' }], { '/games/0/category': 'enum' }],
    ['a category without play', [{ category: 'HOT' }], { '/games/0/category': 'enum' }],
    [
      'sub-categories outside of slots',
      [{ category: 'LIVE', subCategories: ['SC'] }],
      { '/games/0/subCategories': 'enum' },
    ],
    ['a missing parent', [{ parent: 'nowhere' }], { '/games/0/parent': 'enum' }],
    [
      'a parent that is a game',
      [{}, { code: 'other', parent: TITLE.code }],
      { '/games/1/parent': 'enum' },
    ],
    [
      'a list within a list',
      [LIST, { ...LIST, code: 'inner', parent: LIST.code }],
      { '/games/1/parent': 'enum' },
    ],
    [
      'two names in one language',
      [{ names: [...TITLE.names, { language: 'en', name: 'Again' }] }],
      { '/games/0/names': 'uniqueItems' },
    ],
    [
      'stakes in a currency that the vendor lacks',
      [{ stakes: [{ currency: 'THB', amountsMicro: ['1000000'] }] }],
      { '/games/0/stakes/0/currency': 'enum' },
    ],
    [
      'stakes of a currency that is listed twice',
      [{ stakes: [...(TITLE.stakes ?? []), ...(TITLE.stakes ?? [])] }],
      { '/games/0/stakes/1/currency': 'uniqueItems' },
    ],
    [
      'a stake between two units',
      [stakes('50000', '55000')],
      { '/games/0/stakes/0/amountsMicro/1': 'pattern' },
    ],
    [
      'a stake below the smallest',
      [stakes('40000', '50000')],
      { '/games/0/stakes/0/amountsMicro/0': 'pattern' },
    ],
    [
      'stakes out of order',
      [stakes('50000', '70000', '60000')],
      { '/games/0/stakes/0/amountsMicro/2': 'pattern' },
    ],
    [
      'a stake that occurs twice',
      [stakes('50000', '50000')],
      { '/games/0/stakes/0/amountsMicro/1': 'pattern' },
    ],
  ])('rejects %s', (_what, titles, expected) => {
    expect(faults(...titles)).toEqual(expected);
  });

  it('names the row of each fault', () => {
    expect(faults({}, { code: 'b', category: 'LOTT' }, { code: 'c', parent: 'none' }, {})).toEqual({
      '/games/1/category': 'enum',
      '/games/2/parent': 'enum',
      '/games/3/code': 'uniqueItems',
    });
  });
});

describe('isInMaintenance', () => {
  const windows = [
    { from: '2026-11-25T02:00:00Z', until: '2026-11-25T04:00:00Z' },
    { from: '2026-11-26T02:00:00+02:00', until: '2026-11-26T03:00:00+02:00' },
  ];
  it.each([
    ['before the window', '2026-11-25T01:59:59.999Z', false],
    ['at its first moment', '2026-11-25T02:00:00.000Z', true],
    ['at its last moment', '2026-11-25T03:59:59.999Z', true],
    ['at its end', '2026-11-25T04:00:00.000Z', false],
    ['within a second window with an offset', '2026-11-26T00:30:00.000Z', true],
    ['at the end of that window', '2026-11-26T01:00:00.000Z', false],
  ])('%s', (_when, now, expected) => {
    expect(isInMaintenance(windows, new Date(now))).toBe(expected);
  });

  it('is false without windows', () => {
    expect(isInMaintenance([], new Date('2026-11-25T02:30:00Z'))).toBe(false);
  });
});
