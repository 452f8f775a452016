import { describe, expect, it } from 'vitest';
import { nearNames } from '#domain/text/near-names.ts';

const NAMES = ['Jade Orchard', 'Corsa Roulette', 'Ñandú Veloz', 'Dice Line'];
const near = (typed: string, most = 6) =>
  nearNames(NAMES, (name) => (name === 'Corsa Roulette' ? [name, 'wheel'] : [name]), {
    typed,
    most,
  });

describe('nearNames', () => {
  it.each([
    ['one right word among wrong ones', 'jade casino', ['Jade Orchard']],
    ['more slips than a search forgives', 'ruoltte', ['Corsa Roulette']],
    ['accents and case', 'NANDO', ['Ñandú Veloz']],
    ['another search term', 'wheels', ['Corsa Roulette']],
  ])('finds a name despite %s', (_, typed, expected) => {
    expect(near(typed)).toEqual(expected);
  });

  it.each(['zzzz', 'x', '', '  '])('finds nothing for %j', (typed) => {
    expect(near(typed)).toEqual([]);
  });

  it('puts the most similar name first and keeps to the limit', () => {
    expect(near('corsa jabe')).toEqual(['Corsa Roulette', 'Jade Orchard']);
    expect(near('corsa jabe', 1)).toEqual(['Corsa Roulette']);
  });
});
