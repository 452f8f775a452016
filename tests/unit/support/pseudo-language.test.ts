import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { pseudoMarkup, pseudoMessage } from '#tests/support/pseudo-language.ts';

describe('pseudoMessage', () => {
  it('accents every letter, lengthens every word, and shows both ends', () => {
    expect(pseudoMessage('Sign in')).toBe('[Šîîîĝñ îîñ]');
    expect(pseudoMessage('Help')).toBe('[Ĥéééļþ]');
  });

  it('is about 40 % longer', () => {
    const text = 'Your network may be slow, or there is a newer version of the site.';
    const longer = pseudoMessage(text).length / text.length;
    expect(longer).toBeGreaterThan(1.3);
    expect(longer).toBeLessThan(1.6);
  });

  it('leaves arguments, tags, quotes and choices what they are', () => {
    const message =
      "{count, plural, one {# more of <b>{brand}</b>} other {# '{more}'}} {kind, select, a {x} other {y}}";
    const pseudo = new IntlMessageFormat(pseudoMessage(message), 'en');
    const values = { brand: 'Denluma', kind: 'b', b: (parts: string[]) => parts.join('') };
    expect(pseudo.format({ ...values, count: 1 })).toMatch(/^\[1 [^a-z]+ Denluma ý\]$/);
    expect(pseudo.format({ ...values, count: 3 })).toContain('{more}');
  });

  it('refuses what is no message', () => {
    expect(() => pseudoMessage('a } b')).toThrow('too many');
    expect(() => pseudoMessage('a {b')).toThrow('too few');
  });
});

it('lets a page’s markup be', () => {
  expect(pseudoMarkup('<h2 id="x">Sign in</h2>&nbsp;in')).toBe(
    '<h2 id="x">Šîîîĝñ îîñ</h2>&nbsp;îîñ',
  );
});
