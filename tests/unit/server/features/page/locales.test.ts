import { expect, it } from 'vitest';
import { countedLocales } from '#server/brands/counted-locales.ts';
import { localesOf } from '#server/brands/locales.ts';
import { createMetrics } from '#server/platform/metrics.ts';

const file = (language: string, texts: object) => ({
  language,
  namespace: 'shell',
  file: `${language}/shell.json`,
  text: JSON.stringify(texts),
});

const locales = localesOf([
  {
    folder: '_base',
    textFiles: [
      file('en', { hello: 'Hello', bye: 'Bye', thanks: 'Thanks' }),
      file('es', { hello: 'Hola', bye: 'Adiós', thanks: 'Gracias' }),
      file('pt', { hello: 'Olá' }),
    ],
  },
  { folder: 'own', textFiles: [file('pt-BR', { bye: 'Tchau' })] },
]);

it('fills what a language lacks from those it falls back to, and last from the source', () => {
  expect(locales.namespace('own', 'pt-BR', 'shell')).toEqual({
    hello: 'Olá',
    bye: 'Tchau',
    thanks: 'Thanks',
  });
});

it('knows how many texts are read in the source language', () => {
  expect(locales.lacking('own', 'pt-BR', 'shell')).toBe(1);
  expect(locales.lacking('other', 'pt', 'shell')).toBe(2);
  expect(locales.lacking('other', 'es', 'shell')).toBe(0);
  // Of a language nobody writes in nothing lacks: an address may ask for anything.
  expect(locales.lacking('own', 'xx', 'shell')).toBe(0);
});

it('counts what is given out in place of a missing text, each time', async () => {
  const { registry, textFallbacks } = createMetrics({ process: false });
  const counted = countedLocales(locales, (labels, count) => textFallbacks.inc(labels, count));
  for (const language of ['pt', 'pt', 'es', 'xx']) counted.namespace('own', language, 'shell');
  expect(counted.namespace('own', 'pt', 'nothing')).toBeNull();
  expect(counted.fingerprint).toBe(locales.fingerprint);
  const { values } = await textFallbacks.get();
  expect(values).toEqual([{ value: 4, labels: { language: 'pt', namespace: 'shell' } }]);
  expect(await registry.metrics()).toContain('text_fallback_total{language="pt"');
});
