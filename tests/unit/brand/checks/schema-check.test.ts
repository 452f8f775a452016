import { describe, expect, it } from 'vitest';
import { checkText, faultsOf, plant } from './plant.ts';

const BANNERS = ['home', 'blocks', 0] as const;

describe('schema check', () => {
  it('finds nothing wrong with what is shipped', () => {
    for (const id of ['_base', 'denluma', 'kyvolta']) expect(faultsOf(plant(id, []))).toEqual([]);
  });

  it('finds an unknown key at the key and knows the one that was meant', () => {
    const found = plant('denluma', [[['theme', 'defaultSchema'], 'dark']]).only('BM1101');
    expect(found).toMatchObject({
      severity: 'error',
      brand: 'denluma',
      layer: 'denluma',
      pointer: '/theme/defaultSchema',
      file: 'brands/denluma/manifest.json',
      params: { key: 'defaultSchema', meant: 'defaultScheme' },
    });
    expect(found.flagged).toMatch(/^"defaultSchema": "dark"/);
    expect(found.suggestions[0]?.patch).toEqual([
      { op: 'move', from: '/theme/defaultSchema', path: '/theme/defaultScheme' },
    ]);
    expect(found.suggestions[1]?.patch).toEqual([{ op: 'remove', path: '/theme/defaultSchema' }]);
  });

  it('finds an unknown key at the top', () => {
    const found = plant('denluma', [[['navigaton'], {}]]).only('BM1101');
    expect(found.params).toEqual({ key: 'navigaton', meant: 'navigation' });
    expect(found.flagged).toMatch(/^"navigaton"/);
  });

  it('finds a wrong type at the value', () => {
    const found = plant('denluma', [[['theme', 'radius', 'card'], '18']]).only('BM1103');
    expect(found).toMatchObject({ pointer: '/theme/radius/card', params: { wanted: 'integer' } });
    expect(found.flagged).toMatch(/^"18"/);
  });

  it('finds a number out of range', () => {
    const found = plant('denluma', [[['theme', 'motion', 'slowMs'], 5000]]).only('BM1104');
    expect(found).toMatchObject({
      pointer: '/theme/motion/slowMs',
      params: { rule: 'maximum', limit: 900 },
    });
    expect(found.flagged).toMatch(/^5000/);
  });

  it('finds a value of the wrong form', () => {
    const found = plant('denluma', [[['theme', 'tokens', 'light', 'primary'], 'red']]).only(
      'BM1105',
    );
    expect(found).toMatchObject({
      pointer: '/theme/tokens/light/primary',
      params: { value: 'red' },
    });
    expect(found.flagged).toMatch(/^"red"/);
  });

  it('finds a value that is none of those allowed and knows the one that was meant', () => {
    const found = plant('denluma', [[['theme', 'recipe'], 'papercutt']]).only('BM1106');
    expect(found.params).toMatchObject({ value: 'papercutt', meant: 'papercut' });
    expect(found.suggestions[0]?.patch).toEqual([
      { op: 'replace', path: '/theme/recipe', value: 'papercut' },
    ]);
  });

  it('reports of a tagged union only the chosen branch', () => {
    const planted = plant('denluma', [[[...BANNERS, 'height'], 'enormous']]);
    expect(faultsOf(planted)).toEqual(['BM1106 /home/blocks/0/height']);
    const unknownKind = plant('denluma', [[[...BANNERS, 'kind'], 'bannerCarusel']]);
    expect(faultsOf(unknownKind)).toEqual(['BM1106 /home/blocks/0/kind']);
    expect(unknownKind.only('BM1106').params['meant']).toBe('bannerCarousel');
  });

  it('finds an incomplete item at the item', () => {
    const found = plant('denluma', [[['menus', 'bottomBar', 1, 'icon'], undefined]]).only('BM1102');
    expect(found).toMatchObject({ pointer: '/menus/bottomBar/1', params: { key: 'icon' } });
    expect(found.flagged).toMatch(/^\{/);
  });

  it('finds a needed key that was removed at the null that removes it', () => {
    const found = plant('denluma', [[['footer', 'copyright'], null]]).only('BM1102');
    expect(found).toMatchObject({
      layer: 'denluma',
      pointer: '/footer/copyright',
      params: { key: 'copyright' },
    });
    expect(found.flagged).toMatch(/^null/);
  });

  it('maps an item of a merged list to where the brand wrote it', () => {
    // Eleventh in the merged home page, fifth in the brand's own list.
    const planted = plant('kyvolta', [[['home', 'blocks', 4, 'visibleTo'], ['nobody']]]);
    expect(planted.only('BM1106')).toMatchObject({
      layer: 'kyvolta',
      pointer: '/home/blocks/4/visibleTo/0',
    });
    expect(planted.only('BM1106').flagged).toMatch(/^"nobody"/);
  });

  it('still runs the other checks when one section has no shape', () => {
    const planted = plant('denluma', [
      [['home', 'blocks'], 'none'],
      [['footer', 'banks'], ['andeli']],
    ]);
    expect(faultsOf(planted)).toEqual(['BM1103 /home/blocks', 'BM1201 /footer/banks/0']);
  });

  it('survives a document with nothing right in it', () => {
    const planted = checkText('denluma', '{"id": 5, "theme": [], "home": null, "extends": "x"}');
    expect(planted.results.some((result) => result.severity === 'error')).toBe(true);
  });

  it('finds a locale that is no language among the keys', () => {
    const found = plant('denluma', [[['i18n', 'overrides'], { 'no language': {} }]]).only('BM1105');
    expect(found.flagged).toMatch(/^"no language"/);
  });
});
