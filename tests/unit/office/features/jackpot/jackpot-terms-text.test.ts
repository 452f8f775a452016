import { expect, it } from 'vitest';
import {
  readTerm,
  TERM_NAMES,
  termFigures,
  termText,
} from '#office/features/jackpot/jackpot-terms-text.ts';

const HELD = [
  {
    contributionPercent: '0.0001',
    startMicro: '10000',
    turnoverMicro: '123456789010000',
    mustHitMicro: '20000',
  },
  {
    contributionPercent: '100',
    startMicro: '1500000000',
    turnoverMicro: '1000000',
    mustHitMicro: '1500010000',
  },
];

it.each(['es-419', 'es-ES', 'en-GB', 'de-CH'])(
  'what stands in a box in %s is read as the same',
  (locale) => {
    const notation = { currency: 'PEN', locale };
    for (const terms of HELD) {
      for (const name of TERM_NAMES) {
        const shown = termFigures(name, terms[name], notation);
        expect(readTerm(name, shown, notation), shown).toBe(terms[name]);
      }
    }
  },
);

it('reads nothing finer than can be kept, nor a thousand times what was meant', () => {
  const soles = { currency: 'PEN', locale: 'es-419' };
  expect(readTerm('contributionPercent', '1.23456', soles)).toBeNull();
  expect(readTerm('startMicro', '0.001', soles)).toBeNull();
  expect(readTerm('startMicro', '1,000', soles)).toBe('1000000000');
  const dong = { currency: 'VND', locale: 'es-419' };
  expect(readTerm('startMicro', '5000000', dong)).toBe('5000000000000');
  expect(readTerm('startMicro', '1.000', dong)).toBeNull();
});

it('says a term with its unit', () => {
  const notation = { currency: 'PEN', locale: 'en-GB' };
  expect(termText('contributionPercent', '1.25', notation)).toBe('1.25%');
  expect(termText('startMicro', '1234500000', notation)).toBe('1,234.50 PEN');
});
