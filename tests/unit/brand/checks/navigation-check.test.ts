import { describe, expect, it } from 'vitest';
import { faultsOf, plant } from './plant.ts';

describe('navigation check', () => {
  it.each(['home', 'hot'])('refuses a hidden %s entry', (entry) => {
    const at = entry === 'home' ? 0 : 1;
    const found = plant('denluma', [[['navigation', 'entries', at, 'hidden'], true]]).only(
      'BM1611',
    );
    expect(found).toMatchObject({
      severity: 'error',
      pointer: `/navigation/entries/${at}/hidden`,
      params: { entry },
    });
  });

  it('refuses a removed entry', () => {
    const removal = { id: 'hot', $remove: true };
    const found = plant('denluma', [[['navigation', 'entries', 1], removal]]).only('BM1610');
    expect(found.params).toEqual({ entry: 'hot' });
  });

  it('accepts entries that are renamed and moved', () => {
    const renamed = plant('denluma', [
      [
        ['navigation', 'entries', 1],
        { id: 'home', label: { text: { es: 'Portada', en: 'Start' } } },
      ],
      [['navigation', 'entries', 0], { id: 'hot' }],
    ]);
    expect(faultsOf(renamed).filter((fault) => fault.startsWith('BM161'))).toEqual([]);
  });
});
