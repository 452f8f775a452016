import { describe, expect, it } from 'vitest';
import type { RegistryLanguage } from '#brand/registry.ts';
import { fontCoverage } from '../../../../../../builder/editor/fields/font/font-coverage.ts';

const language = (code: string, script: string, fontPack: string | null): RegistryLanguage => ({
  code,
  endonym: code,
  englishName: code,
  script,
  direction: 'ltr',
  pluralCategories: ['other'],
  fontPack,
  flag: null,
});
const registry = {
  fonts: { fraunces: { family: 'Fraunces', scripts: ['Latn'] } },
  languages: {
    es: language('es', 'Latn', null),
    ru: language('ru', 'Cyrl', null),
    ja: language('ja', 'Jpan', 'Noto Sans JP'),
  },
};
const i18n = { default: 'es', enabled: ['es', 'ru', 'ja'] };
const codes = (languages: readonly RegistryLanguage[] | undefined) =>
  languages?.map(({ code }) => code);

describe('fontCoverage', () => {
  it('names the languages a family lacks letters for, except those with a font pack', () => {
    const coverage = fontCoverage('Fraunces', { i18n }, registry);
    expect(codes(coverage?.covered)).toEqual(['es']);
    expect(codes(coverage?.uncovered)).toEqual(['ru']);
  });

  it('accepts a family the brand names for the script', () => {
    const theme = { fonts: { scripts: { Cyrl: 'Noto Sans Variable' } } };
    expect(fontCoverage('Fraunces', { i18n, theme }, registry)?.uncovered).toEqual([]);
  });

  it('says nothing of a family the registry does not know', () => {
    expect(fontCoverage('Comic Sans', { i18n }, registry)).toBeNull();
  });
});
