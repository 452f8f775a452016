import { describe, expect, it } from 'vitest';
import { plant } from './plant.ts';

describe('inheritance check', () => {
  it('finds a change of what the base locks, with its reason', () => {
    const found = plant('denluma', [
      [['legal'], { notices: [{ id: 'age', label: { text: { es: 'Todos', en: 'All' } } }] }],
    ]);
    const locked = found.results.filter(({ code }) => code === 'BM1301');
    expect(locked.map(({ pointer }) => pointer)).toEqual([
      '/legal/notices/0/label/text/es',
      '/legal/notices/0/label/text/en',
    ]);
    expect(locked[0]).toMatchObject({
      severity: 'error',
      params: { owner: '_base', basis: 'law' },
      suggestions: [{ patch: [{ op: 'remove', path: '/legal/notices/0/label/text/es' }] }],
    });
  });

  it('finds a value beyond a bound', () => {
    const found = plant('denluma', [[['legal'], { minimumAge: 16 }]]).only('BM1302');
    expect(found).toMatchObject({ pointer: '/legal/minimumAge', params: { minimum: 18 } });
    expect(found.flagged).toMatch(/^16/);
    expect(
      plant('denluma', [[['legal'], { minimumAge: 21 }]]).results.some(
        ({ code }) => code === 'BM1302',
      ),
    ).toBe(false);
  });

  it('notes an override that changes nothing', () => {
    const found = plant('kyvolta', [[['theme', 'fonts', 'body', 'weight'], 400]]).results;
    expect(found.filter(({ pointer }) => pointer === '/theme/fonts/body/weight')).toMatchObject([
      { code: 'BM1303', severity: 'info' },
    ]);
  });

  it('finds a removal of what is not there and can repair it', () => {
    const key = plant('denluma', [[['market'], { tax: null }]]).only('BM1304');
    expect(key).toMatchObject({
      severity: 'warning',
      pointer: '/market/tax',
      fix: [{ op: 'remove', path: '/market/tax' }],
    });
    expect(key.flagged).toMatch(/^null/);
    const item = plant('denluma', [[['popups'], [{ id: 'newsletter', $remove: true }]]]).only(
      'BM1304',
    );
    expect(item.pointer).toBe('/popups/0');
  });

  it('finds an empty list that was meant to clear one', () => {
    const planted = plant('denluma', [[['popups'], []]]);
    expect(planted.only('BM1310')).toMatchObject({
      severity: 'warning',
      pointer: '/popups',
      fix: [{ op: 'remove', path: '/popups' }],
    });
  });

  it('finds a hint at nothing', () => {
    const found = plant('denluma', [[['menus', 'bottomBar', 1, '$after'], 'gams']]).only('BM1309');
    expect(found).toMatchObject({
      pointer: '/menus/bottomBar/1/$after',
      params: { target: 'gams', meant: 'games' },
    });
    expect(found.flagged).toMatch(/^"gams"/);
  });

  it('finds a chain that cannot be followed', () => {
    expect(plant('denluma', [[['extends', 'brand'], 'nowhere']]).only('BM1305')).toMatchObject({
      pointer: '/extends/brand',
      params: { detail: 'nowhere@3' },
    });
    const circle = plant('denluma', [[['extends', 'brand'], 'denluma']]).only('BM1306');
    expect(circle.pointer).toBe('/extends/brand');
    expect(circle.flagged).toMatch(/^"denluma"/);
  });

  it('says when the parent has moved on', () => {
    const found = plant('denluma', [], { revisions: { _base: 4 } }).only('BM1308');
    expect(found).toMatchObject({
      severity: 'warning',
      pointer: '/extends/revision',
      params: { parent: '_base', pinned: 3, newest: 4 },
    });
  });
  it('knows nothing of a parent that is no brand, whatever the word', () => {
    const names = plant('denluma', [[['extends', 'brand'], '__proto__']], { revisions: {} });
    expect(names.results.map(({ code }) => code)).not.toContain('BM1308');
  });
});
