import { expect, it } from 'vitest';
import { seriesPercent } from '#site/features/lottery/series-percent.ts';
import { unitText } from '#site/features/lottery/unit-text.ts';

/** Intl puts a no-break space between symbol and number. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it('shows the stake of a unit with its currency, also below a cent', () => {
  expect(plain(unitText(200_000n, 'PEN', 'es-PE'))).toBe('S/ 0.20');
  expect(plain(unitText(2_000n, 'PEN', 'es-PE'))).toBe('S/ 0.002');
  expect(plain(unitText(2_000_000_000n, 'VND', 'en'))).toBe('₫2,000');
});

it('shows a series as the payout level it means', () => {
  expect(seriesPercent(1960, 'en')).toBe('98%');
  expect(seriesPercent(1890, 'en')).toBe('94.5%');
});
