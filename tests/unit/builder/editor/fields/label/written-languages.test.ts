import { describe, expect, it } from 'vitest';
import {
  countWritten,
  textState,
} from '../../../../../../builder/editor/fields/label/written-languages.ts';

describe('textState', () => {
  it('prefers own words to the product text', () => {
    expect(textState('es', { es: 'Hola' }, { es: 'Bienvenido' })).toBe('written');
    expect(textState('es', {}, { es: 'Bienvenido' })).toBe('product');
    expect(textState('es', { en: 'Hello' }, { es: '' })).toBe('missing');
  });

  it('uses the main language for a regional one, and not the reverse', () => {
    expect(textState('pt-BR', { pt: 'Olá' }, {})).toBe('written');
    expect(textState('pt', { 'pt-BR': 'Olá' }, {})).toBe('missing');
  });
});

describe('countWritten', () => {
  it('counts languages with own words or a product text', () => {
    const languages = ['en', 'es', 'vi', 'th'];
    expect(countWritten(languages, { en: 'Hello', fr: 'Salut' }, { en: 'Hi', vi: 'Chào' })).toBe(2);
    expect(countWritten([], { en: 'Hello' }, {})).toBe(0);
  });
});
