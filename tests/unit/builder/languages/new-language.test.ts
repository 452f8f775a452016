import { expect, it } from 'vitest';
import {
  codeFault,
  meantCode,
  proposeLanguage,
} from '../../../../builder/languages/new-language.ts';

const fonts = [
  { family: 'Chakra Petch', scripts: ['Latn', 'Thai'] },
  { family: 'Noto Sans Thai Variable', scripts: ['Thai'] },
];

it('names what is wrong with a code', () => {
  const fault = (code: string) => codeFault(code, ['es']);
  expect([fault(''), fault('EN'), fault('es'), fault('qqz'), fault('he')]).toEqual([
    null,
    'malformed',
    'existing',
    'unknown',
    null,
  ]);
});

it('proposes the usual spelling of a code', () => {
  expect([meantCode('PT_br'), meantCode('iw'), meantCode('pt-BR'), meantCode('??')]).toEqual([
    'pt-BR',
    'he',
    null,
    null,
  ]);
});

it('proposes the facts of a language and a font that completes others', () => {
  expect(proposeLanguage('he', fonts)).toMatchObject({
    englishName: 'Hebrew',
    script: 'Hebr',
    direction: 'rtl',
    fontPack: null,
  });
  expect(proposeLanguage('th', fonts)?.fontPack).toBe('Noto Sans Thai Variable');
  expect(proposeLanguage('qqz', fonts)).toBeNull();
});
