import { describe, expect, it } from 'vitest';
import { brandFile } from '../brand-fixture.ts';
import { checkText, plant } from './plant.ts';

describe('document check', () => {
  it('finds a key that is said twice, at the second', () => {
    const text = brandFile('denluma').text.replace('"card": 18,', '"card": 18, "card": 20,');
    const found = checkText('denluma', text).only('BM1002');
    expect(found).toMatchObject({ pointer: '/theme/radius/card', params: { key: 'card' } });
    expect(found.flagged).toMatch(/^"card": 20/);
  });

  it.each([[99], [0], ['2'], [undefined]])('refuses format %s', (formatVersion) => {
    const found = plant('denluma', [[['formatVersion'], formatVersion]]).only('BM1003');
    expect(found).toMatchObject({ severity: 'error', pointer: '/formatVersion' });
  });

  it('says that an old format was brought up', () => {
    expect(plant('denluma', [[['formatVersion'], 1]]).only('BM1004')).toMatchObject({
      severity: 'info',
      params: { found: 1, newest: 2 },
    });
  });

  it('wants the id to be the name of the folder and can repair it', () => {
    const found = plant('denluma', [[['id'], 'denlum']]).results.find(
      ({ code }) => code === 'BM1005',
    );
    expect(found).toMatchObject({
      pointer: '/id',
      params: { found: 'denlum', folder: 'denluma' },
      fix: [{ op: 'replace', path: '/id', value: 'denluma' }],
    });
  });

  it.each(['constructor', 'con', 'office'])('refuses the reserved id %s', (id) => {
    const found = plant('denluma', [[['id'], id]]).results.find(({ code }) => code === 'BM1009');
    expect(found).toMatchObject({ severity: 'error', pointer: '/id', params: { id } });
  });

  it('finds an id that stands twice in a list', () => {
    const found = plant('denluma', [[['navigation', 'entries', 3, 'id'], 'hot']]).only('BM1006');
    expect(found).toMatchObject({ pointer: '/navigation/entries/3/id', params: { id: 'hot' } });
    expect(found.flagged).toMatch(/^"hot"/);
  });
});

describe('suppressions', () => {
  const suppression = (change: object) => ({
    id: 'one',
    code: 'BM1603',
    pointer: '/registration',
    reason: 'The market asks for it until June.',
    expires: '2026-06-30',
    ...change,
  });
  const withSuppression = (change: object, severity = 'warning') => {
    const planted = plant('denluma', [
      [['registration', 'terms'], { preticked: true }],
      [['meta', 'suppressions'], [suppression(change)]],
    ]);
    return planted.results.filter((result) => result.severity === severity).map(({ code }) => code);
  };

  it('accepts a warning until its day', () => {
    expect(withSuppression({})).toEqual([]);
    expect(withSuppression({ expires: '2026-06-01' })).toEqual([]);
    expect(withSuppression({ expires: '2026-05-31' })).toEqual(['BM1603', 'BM1007']);
  });

  it('accepts it only where it was said', () => {
    expect(withSuppression({ pointer: '/registrations' })).toEqual(['BM1603']);
    expect(withSuppression({ code: 'BM1604' })).toEqual(['BM1603']);
  });

  it('never accepts an error', () => {
    const planted = plant('denluma', [
      [['footer', 'banks'], ['nobank']],
      [['meta', 'suppressions'], [suppression({ code: 'BM1201', pointer: '' })]],
    ]);
    expect(planted.only('BM1201').severity).toBe('error');
  });
});
