import { atomWithStorage } from 'jotai/utils';

/**
 * The language that every localised text shows next to the brand's default; kept in this browser. A
 * brand without it shows its second language.
 */
export const secondLanguageAtom = atomWithStorage<string>('builder.secondLanguage', '', undefined, {
  getOnInit: true,
});
