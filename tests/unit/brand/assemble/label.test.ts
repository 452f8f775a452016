import { describe, expect, it } from 'vitest';
import { labelOf } from '#brand/assemble/label.ts';
import type { Assembly } from '#brand/assemble/context.ts';
import { generousInput } from '../brand-fixture.ts';

const { manifest } = generousInput('denluma');
const reader = (language: string) => ({ language, manifest }) as Assembly;

describe('a label', () => {
  it('is the brand’s own words in the page’s language, of which nothing need be said', () => {
    const label = { key: 'plan:nav.home', text: { es: 'Portada', pt: 'Capa' } };
    expect(labelOf(reader('es'), label)).toEqual({ text: 'Portada' });
    expect(labelOf(reader('pt-BR'), label)).toEqual({ text: 'Capa' });
  });

  it('is the product’s text before words in another language', () => {
    const label = { key: 'plan:nav.home', text: { es: 'Portada' } };
    expect(labelOf(reader('ar'), label)).toEqual({ key: 'plan:nav.home' });
  });

  it('says which language its words are in where it is not the page’s', () => {
    const texts = { es: 'Portada', en: 'Front page', th: 'หน้าแรก' };
    expect(labelOf(reader('ar'), { text: texts })).toEqual({ text: 'Front page', language: 'en' });
    const { en: _en, ...rest } = texts;
    expect(labelOf(reader('ar'), { text: rest })).toEqual({ text: 'Portada', language: 'es' });
    expect(labelOf(reader('ar'), { text: { th: texts.th } })).toEqual({
      text: texts.th,
      language: 'th',
    });
    expect(labelOf(reader('ar'), { text: {} })).toEqual({ text: '' });
  });
});
