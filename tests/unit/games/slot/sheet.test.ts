import { describe, expect, it } from 'vitest';
import type { SlotTitle } from '#contract/generated/types.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { proveReturn } from '#games/slot/proof/prove-return.ts';
import { provenFigures, publishSheet } from '#games/slot/proof/publish-sheet.ts';
import { countSlot } from '#games/slot/proof/spin-odds.ts';
import { JADE, titleOf } from './titles.ts';

const prove = (title: SlotTitle) => provenFigures(proveReturn(countSlot(modelOf(title))));

/** Figures of sound titles: proving one takes seconds, and many faults are planted in the same. */
const proven = new Map<SlotTitle, ReturnType<typeof prove>>();
function proveOnce(title: SlotTitle) {
  const figures = proven.get(title) ?? prove(title);
  proven.set(title, figures);
  return figures;
}

/** With one symbol of a strip changed. */
function withStop(title: SlotTitle, set: 'base' | 'free', reel: number, stop: number, to: string) {
  const reels = title.strips[set] ?? [];
  const strip = reels[reel]!.split(' ').with(stop, to).join(' ');
  return { ...title, strips: { ...title.strips, [set]: reels.with(reel, strip) } };
}

const withPay = (title: SlotTitle, symbol: number, count: number, by: number): SlotTitle => ({
  ...title,
  symbols: title.symbols.map((each, index) =>
    index === symbol ? { ...each, pays: each.pays.with(count, each.pays[count]! + by) } : each,
  ),
});

// Proving all of them is `npm run slots:prove`; the check proves what has changed.
it.each(['jade-orchard', 'harbor-bells', 'sun-drums', 'pearl-divers'])(
  '%s states exactly what it computes to',
  (code) => {
    const title = titleOf(code);
    expect(publishSheet(title)).toEqual(title.sheet);
  },
);

it('keeps the return of Jade Orchard as it was published', () => {
  expect(JADE.version).toBe('1.0.0');
  expect(JADE.sheet?.returnToPlayer).toEqual({
    numerator:
      '264513914478900827255363860117183268787220725038092151936054795699236716793181427586242216531979407325542441083',
    denominator:
      '274438674910393309858136490220203995704650878906250000000000000000000000000000000000000000000000000000000000000',
    percent: '96.3836',
  });
});

describe('a planted fault turns the proof red', () => {
  const hold = titleOf('pearl-divers');
  const faults: [string, SlotTitle, SlotTitle][] = [
    ['one stop of a base reel', JADE, withStop(JADE, 'base', 0, 1, 'bell')],
    ['one stop of a free reel', JADE, withStop(JADE, 'free', 2, 0, 'lantern')],
    [
      'two neighbouring stops swapped',
      JADE,
      withStop(withStop(JADE, 'base', 4, 0, 'K'), 'base', 4, 1, 'lotus'),
    ],
    ['one pay, a part more', JADE, withPay(JADE, 7, 1, 1)],
    ['another multiplier', JADE, { ...JADE, freeSpins: { multiplier: 3, cap: 30 } }],
    ['one free spin less at most', JADE, { ...JADE, freeSpins: { multiplier: 2, cap: 29 } }],
    ['a wild that multiplies', JADE, { ...JADE, wild: { ...JADE.wild!, multiplier: 2 } }],
    ['a wild that grows', JADE, { ...JADE, wild: { ...JADE.wild!, behaviour: 'expanding' } }],
    [
      'one weight of a coin',
      hold,
      {
        ...hold,
        hold: {
          ...hold.hold!,
          values: hold.hold!.values.map((value, index) =>
            index === 0 ? { ...value, weight: value.weight + 1 } : value,
          ),
        },
      },
    ],
    [
      'the chance of a coin',
      hold,
      { ...hold, hold: { ...hold.hold!, chance: { hits: 1, outOf: hold.hold!.chance.outOf - 1 } } },
    ],
    ['one turn more', hold, { ...hold, hold: { ...hold.hold!, respins: hold.hold!.respins + 1 } }],
  ];

  it.each(faults)('%s', (_, title, faulty) => {
    expect(title.sheet).toMatchObject(proveOnce(title));
    const found = prove(faulty);
    expect(() => expect(title.sheet).toMatchObject(found)).toThrow();
  });
});
