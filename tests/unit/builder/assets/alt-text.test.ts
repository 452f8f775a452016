import { describe, expect, it } from 'vitest';
import { filledAltText } from '../../../../builder/assets/alt-text.ts';

describe('filledAltText', () => {
  it('fills every language of the brand', () => {
    expect(filledAltText(undefined, ['es', 'en'], 'Denluma')).toEqual({
      text: { es: 'Denluma', en: 'Denluma' },
    });
  });

  it('keeps the words that are written, and a text of the product', () => {
    expect(filledAltText({ text: { es: 'Un faro', en: ' ' } }, ['es', 'en'], 'Denluma')).toEqual({
      text: { es: 'Un faro', en: 'Denluma' },
    });
    expect(filledAltText({ key: 'plan:hero' }, ['es'], 'Denluma')).toEqual({ key: 'plan:hero' });
  });
});
