import { expect, it } from 'vitest';
import { latinDigits } from '#domain/text/latin-digits.ts';

it.each([
  ['50', '50'],
  ['٥٠', '50'],
  ['۵۰', '50'],
  ['১২৩', '123'],
  ['၁၂၃', '123'],
  ['१२३', '123'],
  ['９８７', '987'],
  ['๑๐', '10'],
  ['S/ ٥٫٠', 'S/ 5٫0'],
  ['½ ² ①', '½ ² ①'],
])('writes %s as %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

it('knows the digits of every numbering system', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(
      9_876_543_210,
    );
    // Systems such as Han numerals have no decimal digits.
    if (/^\p{Nd}+$/u.test(text)) expect(latinDigits(text), numberingSystem).toBe('9876543210');
  }
});
