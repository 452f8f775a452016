import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readByPlayers } from '#brand/checks/languages/readers.ts';
import { LayeredTexts, type TextsByLanguage } from '#brand/texts.ts';

const language = fc.constantFrom('en', 'es', 'es-PE', 'zh-Hant', 'zh-Hant-TW');
const key = fc.constantFrom('shell:a', 'ui:b', 'home:c', 'office:d', 'help:e');
const texts: fc.Arbitrary<TextsByLanguage> = fc.dictionary(
  language,
  fc.dictionary(key, fc.constantFrom('words', '', ' ')),
);

/** What a reader lacks, found by looking at every text of every layer. */
function lackedBy(layers: readonly TextsByLanguage[], codes: readonly string[]): readonly string[] {
  const topmost = (code: string, name: string): string | undefined =>
    layers.findLast((layer) => layer[code]?.[name] !== undefined)?.[code]?.[name];
  const names = new Set(layers.flatMap((layer) => Object.keys(layer['en'] ?? {})));
  return [...names]
    .filter((name) => codes.every((code) => (topmost(code, name) ?? '').trim() === ''))
    .toSorted();
}

describe('texts over texts', () => {
  it('lack the same whether looked at layer by layer or all at once', () => {
    const lacksTheSame = fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (layers) => {
      const layered = layers.reduce<LayeredTexts | null>(
        (under, own) => new LayeredTexts(own, under),
        null,
      );
      if (layered === null) throw new Error('there is a lowest layer');
      for (const [code, chain] of Object.entries({
        en: ['en'],
        'es-PE': ['es-PE', 'es'],
        'zh-Hant-TW': ['zh-Hant-TW', 'zh-Hant', 'zh'],
      })) {
        const missing = layered.missing(code);
        const lacked = lackedBy(layers, chain);
        expect(missing.list().toSorted()).toEqual(lacked);
        expect(readByPlayers(missing)).toBe(
          lacked.filter((name) => !name.startsWith('office:')).length,
        );
      }
    });
    fc.assert(lacksTheSame, { numRuns: 500 });
  });

  it('share what has been found out where a brand says nothing', () => {
    const base = new LayeredTexts({ en: { 'shell:a': 'Words' } });
    const brand = new LayeredTexts({ es: { 'home:c': 'of nothing' } }, base);
    expect(brand.missing('th')).toBe(base.missing('th'));
    expect(brand.keys).toBe(base.keys);
  });
});
