import { describe, expect, it } from 'vitest';
import { plant } from './plant.ts';

describe('references check', () => {
  it.each<[string, string, (string | number)[], unknown, string, string, string]>([
    [
      'bank',
      'BM1201',
      ['footer', 'banks'],
      ['andelio', 'lunarria'],
      '/footer/banks/1',
      'lunarria',
      'lunaria',
    ],
    [
      'provider',
      'BM1202',
      ['footer', 'providers'],
      ['lumplay'],
      '/footer/providers/0',
      'lumplay',
      'lumeplay',
    ],
    [
      'way to pay',
      'BM1213',
      ['footer', 'paymentNetworks'],
      ['vireopay', 'trinomio'],
      '/footer/paymentNetworks/1',
      'trinomio',
      'trinomo',
    ],
    [
      'licence',
      'BM1214',
      ['legal', 'licences', 0, 'id'],
      'isla-sirena',
      '/legal/licences/0/id',
      'isla-sirena',
      'isla-serena',
    ],
    [
      'language',
      'BM1203',
      ['i18n', 'enabled'],
      ['es', 'en', 'ess'],
      '/i18n/enabled/2',
      'ess',
      'es',
    ],
    [
      'network',
      'BM1204',
      ['footer', 'socials'],
      [{ id: 'telegrm', resourceType: 'telegram' }],
      '/footer/socials/0/id',
      'telegrm',
      'telegram',
    ],
    [
      'font',
      'BM1207',
      ['theme', 'fonts', 'body', 'family'],
      'Be Vietnam Prp',
      '/theme/fonts/body/family',
      'Be Vietnam Prp',
      'Be Vietnam Pro',
    ],
    [
      'figure',
      'BM1206',
      ['identity', 'logo', 'hero'],
      'lanter',
      '/identity/logo/hero',
      'lanter',
      'lantern',
    ],
    [
      'asset',
      'BM1205',
      ['identity', 'icon'],
      { kind: 'asset', asset: 'mark', hero: null },
      '/identity/icon/asset',
      'mark',
      '',
    ],
    [
      'group',
      'BM1208',
      ['registration', 'fields'],
      [{ id: 'email', group: 'contct' }],
      '/registration/fields/0/group',
      'contct',
      'contact',
    ],
    [
      'notice',
      'BM1209',
      ['footer', 'notices'],
      ['age', 'saferplay'],
      '/footer/notices/1',
      'saferplay',
      'saferPlay',
    ],
  ])('finds an unknown %s', (_, code, path, value, pointer, name, meant) => {
    const found = plant('denluma', [[path, value]]).only(code);
    expect(found).toMatchObject({
      severity: 'error',
      layer: 'denluma',
      pointer,
      params: { name, meant },
    });
    expect(found.flagged.startsWith(`"${name}"`)).toBe(true);
    expect(found.suggestions.map((suggestion) => suggestion.patch)).toEqual(
      meant === '' ? [] : [[{ op: 'replace', path: pointer, value: meant }]],
    );
  });

  it('finds a file the assets folder does not have', () => {
    const found = plant('denluma', [
      [['assets'], { mark: { light: 'mark.svg', alt: { text: { es: 'Marca', en: 'Mark' } } } }],
    ]).only('BM1212');
    expect(found).toMatchObject({ pointer: '/assets/mark/light', params: { name: 'mark.svg' } });
  });

  it.each(['constructor', 'toString'])('finds no file by what every object has: %s', (name) => {
    const planted = plant('denluma', [
      [['id'], name],
      [['assets'], { mark: { light: name, alt: { text: { es: 'Marca', en: 'Mark' } } } }],
    ]);
    const found = planted.results.find(({ code }) => code === 'BM1212');
    expect(found).toMatchObject({ pointer: '/assets/mark/light', params: { name } });
  });

  it('reports what is inherited with the brand that wrote it', () => {
    const planted = plant('denluma', [], {
      heroes: ['lantern'],
    });
    // The base's own slide draws a gem; denluma has one of its own besides.
    const layers = planted.results
      .filter(({ code }) => code === 'BM1206')
      .map(({ layer }) => layer);
    expect(layers).toEqual(['denluma']);
    expect(
      plant('_base', [], { heroes: ['lantern'] }).results.every(({ layer }) => layer === '_base'),
    ).toBe(true);
  });
});
