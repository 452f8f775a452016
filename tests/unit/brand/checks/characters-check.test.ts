import { describe, expect, it } from 'vitest';
import { suspectCharacters } from '#brand/checks/characters/suspect-characters.ts';
import { faultsOf, plant } from './plant.ts';

const override = (message: string) =>
  plant('denluma', [[['i18n'], { overrides: { es: { 'plan:nav.home': message } } }]]);

describe('characters check', () => {
  it('warns of a replacement character', () => {
    expect(override('Caf\uFFFD').only('BM2101')).toMatchObject({
      severity: 'warning',
      pointer: '/i18n/overrides/es/plan:nav.home',
      params: { characters: 'U+FFFD' },
    });
  });

  it('warns of direction controls in the brand’s own words', () => {
    const text = { en: 'Hello', es: 'Ho\u202Ela\u2066' };
    const found = plant('denluma', [[['identity', 'tagline'], { text, key: null }]]);
    expect(found.only('BM2102')).toMatchObject({
      severity: 'warning',
      pointer: '/identity/tagline/text/es',
      params: { characters: 'U+202E, U+2066' },
    });
  });

  it('allows the plain direction marks', () => {
    expect(faultsOf(override('Inicio\u200E\u200F\u061C'))).toEqual([]);
  });

  it.each([
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ])('finds the control %j once', (control) => {
    expect(suspectCharacters(`a${control}b${control}`)).toHaveLength(1);
  });
});
