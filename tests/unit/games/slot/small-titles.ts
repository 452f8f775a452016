import type { SlotModel } from '#games/slot/math/model.ts';

/** A game small enough to play in every possible way. */
const BASE: SlotModel = {
  code: 'small',
  version: '1.0.0',
  rows: 1,
  strips: { base: [], free: [] },
  lines: [[0, 0, 0, 0, 0]],
  parts: 1,
  pays: new Map([
    ['gem', [3, 4, 9]],
    ['koi', [1, 2, 3]],
  ]),
  wild: null,
  scatter: null,
  awards: new Map(),
  freeSpinMultiplier: 1,
  freeSpinCap: 0,
  ladder: null,
  hold: null,
  winCapStakes: 400,
};

const strips = (...texts: string[]) => texts.map((text) => text.split(' '));
const wild = { code: 'wild', picture: 'star' } as const;

/** Three reels and one line; two moons win a free spin, three win two; the cap on them cuts in. */
const THREE_REELS: SlotModel = {
  ...BASE,
  lines: [[0, 0, 0]],
  pays: new Map([
    ['gem', [3, 0, 0]],
    ['koi', [1, 0, 0]],
  ]),
  wild: { ...wild, behaviour: 'plain', multiplier: 1 },
  scatter: 'moon',
  strips: {
    base: strips('gem koi moon', 'gem wild moon', 'gem koi moon'),
    free: strips('gem moon', 'wild moon', 'gem moon'),
  },
  awards: new Map([
    [2, { stakes: 2, freeSpins: 1 }],
    [3, { stakes: 5, freeSpins: 2 }],
  ]),
  freeSpinMultiplier: 2,
  freeSpinCap: 4,
};

/** Coins of one value, which leave few courses to play. */
const FEW_COINS: Omit<NonNullable<SlotModel['hold']>, 'from'> = {
  code: 'coin',
  picture: 'coins',
  respins: 1,
  chance: { hits: 1, outOf: 3 },
  values: [{ stakes: 1, weight: 1, prize: null }],
  grandStakes: 20,
};

/** Small titles, by what each has that the others have not. */
export const SMALL: Readonly<Record<string, SlotModel>> = {
  'retriggers on lines': THREE_REELS,
  'wilds that multiply': {
    ...THREE_REELS,
    wild: { ...wild, behaviour: 'plain', multiplier: 3 },
    strips: {
      base: strips('gem koi moon', 'gem wild moon koi', 'wild gem moon'),
      free: strips('gem koi', 'wild gem', 'gem wild'),
    },
  },
  'wilds that expand': {
    ...THREE_REELS,
    rows: 2,
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    parts: 2,
    wild: { ...wild, behaviour: 'expanding', multiplier: 1 },
    strips: {
      base: strips('gem koi koi moon', 'gem wild koi moon', 'gem koi koi moon'),
      free: strips('gem koi koi', 'gem wild koi', 'gem koi koi'),
    },
    freeSpinCap: 2,
  },
  'wilds that stay': {
    ...THREE_REELS,
    wild: { ...wild, behaviour: 'sticky', multiplier: 1 },
    strips: {
      base: strips('gem koi moon', 'gem wild moon', 'gem koi moon'),
      free: strips('gem koi', 'wild koi gem', 'gem wild'),
    },
    awards: new Map([
      [2, { stakes: 2, freeSpins: 2 }],
      [3, { stakes: 5, freeSpins: 4 }],
    ]),
  },
  ways: {
    ...BASE,
    rows: 2,
    lines: null,
    parts: 4,
    wild: { ...wild, behaviour: 'plain', multiplier: 2 },
    strips: {
      base: strips('gem koi gem', 'gem wild koi', 'koi gem wild', 'gem koi', 'koi wild gem'),
      free: [],
    },
  },
  'symbols that fall': {
    ...BASE,
    rows: 2,
    lines: null,
    parts: 4,
    scatter: 'moon',
    awards: new Map([[4, { stakes: 2, freeSpins: 1 }]]),
    freeSpinCap: 1,
    ladder: { base: [1, 2, 5], free: [3, 7] },
    strips: {
      base: strips('gem moon koi', 'koi moon gem', 'gem koi moon', 'koi gem moon', 'koi koi gem'),
      free: strips('gem moon koi', 'koi moon gem', 'gem koi moon', 'koi gem moon', 'koi koi gem'),
    },
  },
  'hold and win': {
    ...BASE,
    hold: {
      code: 'coin',
      picture: 'coins',
      from: 3,
      respins: 2,
      chance: { hits: 1, outOf: 2 },
      values: [
        { stakes: 1, weight: 1, prize: null },
        { stakes: 4, weight: 1, prize: 'mini' },
      ],
      grandStakes: 20,
    },
    strips: {
      base: strips('gem coin', 'gem coin', 'koi gem coin', 'gem coin', 'koi'),
      free: [],
    },
  },
  'coins under wilds that expand': {
    ...BASE,
    rows: 2,
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    parts: 2,
    wild: { ...wild, behaviour: 'expanding', multiplier: 1 },
    hold: { ...FEW_COINS, from: 8 },
    strips: {
      base: strips('gem coin coin', 'coin coin wild', 'coin wild gem', 'coin coin gem', 'coin koi'),
      free: [],
    },
  },
  'coins under ways and wilds that expand': {
    ...BASE,
    rows: 2,
    lines: null,
    parts: 4,
    wild: { ...wild, behaviour: 'expanding', multiplier: 2 },
    hold: { ...FEW_COINS, from: 7 },
    strips: {
      base: strips(
        'gem coin coin',
        'coin wild coin',
        'coin coin gem',
        'coin wild',
        'coin coin koi',
      ),
      free: [],
    },
  },
};
