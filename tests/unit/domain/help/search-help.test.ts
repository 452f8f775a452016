import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readableText, searchHelp } from '#domain/help/search-help.ts';

const ARTICLES = [
  { title: 'Mi depósito no llegó', content: '<p>Comprueba la <strong>referencia</strong>.</p>' },
  { title: 'Retirar dinero', content: '<p>Después del primer depósito… <a href="/x">más</a></p>' },
  { title: 'Juegos', content: '<p>RTP &amp; azar</p>' },
];

const titles = (query: string) => searchHelp(ARTICLES, query).map(({ title }) => title);

it('finds words whatever their accents and case, the title’s first', () => {
  expect(titles('DEPOSITO')).toEqual(['Mi depósito no llegó', 'Retirar dinero']);
  expect(titles('llego referencia')).toEqual(['Mi depósito no llegó']);
  expect(titles('nada de esto')).toEqual([]);
});

it('reads text and not markup', () => {
  expect(titles('strong')).toEqual([]);
  expect(titles('href')).toEqual([]);
  expect(titles('rtp & azar')).toEqual(['Juegos']);
  expect(readableText('<p>a</p><p>b</p>')).toBe('a b');
});

it('finds everything with nothing, and never more with more words', () => {
  expect(titles('  ')).toHaveLength(ARTICLES.length);
  fc.assert(
    fc.property(fc.string(), fc.string(), (some, more) => {
      expect(titles(`${some} ${more}`).length).toBeLessThanOrEqual(titles(some).length);
    }),
  );
});
