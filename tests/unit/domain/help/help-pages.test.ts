import { expect, it } from 'vitest';
import { fillFacts } from '#domain/help/fill-facts.ts';
import { chooseWording, placePages } from '#domain/help/help-pages.ts';

const SHIPPED = [
  { pageId: 'sign-in', section: 'account' },
  { pageId: 'deposit', section: 'money' },
  { pageId: 'terms', section: 'legal' },
] as const;

it('stands as it ships until a brand arranges it', () => {
  expect(placePages(SHIPPED, []).map(({ pageId }) => pageId)).toEqual([
    'sign-in',
    'deposit',
    'terms',
  ]);
});

it('keeps the brand’s order within sections, and shows what a release brings', () => {
  const arranged = [
    { pageId: 'terms', section: 'legal', published: true },
    { pageId: 'vip', section: 'account', published: false },
    { pageId: 'sign-in', section: 'account', published: true },
  ] as const;
  expect(placePages(SHIPPED, arranged)).toEqual([
    { pageId: 'vip', section: 'account', published: false },
    { pageId: 'sign-in', section: 'account', published: true },
    { pageId: 'deposit', section: 'money', published: true },
    { pageId: 'terms', section: 'legal', published: true },
  ]);
});

it('prefers a nearer language over the brand’s own words, and within one the brand’s own', () => {
  const words = (title: string) => ({ title, content: '' });
  const own = new Map([['en', words('own en')]]);
  const shipped = new Map([
    ['en', words('shipped en')],
    ['es', words('shipped es')],
  ]);
  const choose = (languages: string[]) =>
    chooseWording(
      languages,
      (code) => own.get(code),
      (code) => shipped.get(code),
    )?.title;
  expect(choose(['es', 'en'])).toBe('shipped es');
  expect(choose(['th', 'en'])).toBe('own en');
  expect(choose(['th'])).toBeUndefined();
});

it('puts facts where they are named, escaped, and leaves other braces', () => {
  const facts = { brand: 'A & B', holder: 'H', age: '18', currency: 'PEN', termsVersion: 'v' };
  const filled = fillFacts('{brand} {age}+ {other} {$&}', facts, (value) =>
    value.replace('&', '&amp;'),
  );
  expect(filled).toBe('A &amp; B 18+ {other} {$&}');
});
