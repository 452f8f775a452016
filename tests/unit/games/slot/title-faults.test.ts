import { describe, expect, it } from 'vitest';
import type { SlotTitle } from '#contract/generated/types.ts';
import { titleFaults } from '#games/slot/title-faults.ts';
import { titleChecker } from '../../../../scripts/slots/read-titles.ts';
import { JADE, titleOf } from './titles.ts';

const check = titleChecker();
const faultsOf = (title: unknown) =>
  check('jade-orchard.json', JSON.stringify(title)).faults.map(({ pointer }) => pointer);

const withStrip = (reel: number, strip: string): SlotTitle => ({
  ...JADE,
  strips: { ...JADE.strips, base: JADE.strips.base.with(reel, strip) },
});

describe('the data of a title', () => {
  it('is sound as it is published', () => {
    expect(faultsOf(JADE)).toEqual([]);
    for (const code of ['reef-chorus', 'frost-peaks', 'pearl-divers']) {
      expect(titleFaults(titleOf(code)), code).toEqual([]);
    }
  });

  it.each<[string, unknown, string]>([
    ['a form that is none', { ...JADE, rows: 7 }, '/rows'],
    ['a file of another name', { ...JADE, code: 'jade-orchards' }, '/code'],
    ['lines that its rows do not have', { ...JADE, parts: 50 }, '/parts'],
    ['a symbol that there is not', withStrip(1, 'crab gem'.repeat(1)), '/strips/base/1'],
    [
      'a wild on the first reel',
      withStrip(0, JADE.strips.base[1]!.replace('moon', 'A')),
      '/strips/base/0',
    ],
    [
      'two scatters at once',
      withStrip(0, JADE.strips.base[0]!.replace('moon', 'moon moon')),
      '/strips/base/0',
    ],
    [
      'pays that fall',
      { ...JADE, symbols: JADE.symbols.map((each) => ({ ...each, pays: [9, 8, 7] })) },
      '/symbols/0/pays',
    ],
    [
      'a cheaper symbol that pays more',
      { ...JADE, symbols: JADE.symbols.toReversed() },
      '/symbols/0/pays',
    ],
    [
      'scatters that pay too little',
      { ...JADE, scatter: { ...JADE.scatter!, awards: [{ count: 3, stakes: 1, freeSpins: 5 }] } },
      '/scatter/awards/0/stakes',
    ],
    [
      'more free spins than a round may have',
      { ...JADE, freeSpins: { multiplier: 2, cap: 9 } },
      '/scatter/awards/0/freeSpins',
    ],
    ['scatters without free spins', { ...JADE, freeSpins: null }, '/scatter'],
    ['a mechanic without its rules', { ...JADE, mechanic: 'hold' }, '/hold'],
    [
      'a picture that there is not',
      { ...JADE, wild: { ...JADE.wild!, picture: 'yeti' } },
      '/wild/picture',
    ],
    [
      'one picture for two symbols',
      { ...JADE, wild: { ...JADE.wild!, picture: 'koi' } },
      '/wild/picture',
    ],
  ])('is refused with the place for %s', (_, title, pointer) => {
    expect(faultsOf(title)).toContain(pointer);
  });
});
