import { languageFacts } from '#brand/checks/registry/language-facts.ts';
import type { RegistryFont, RegistryLanguage } from '#brand/registry.ts';

/** CLDR's cardinal categories, in its order. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The form that schemas/registry/language.json asks of a code. */
const CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

type CodeFault = 'malformed' | 'unknown' | 'existing';

/** What is wrong with the code of a new language; null also while there is none. */
export function codeFault(code: string, existing: readonly string[]): CodeFault | null {
  if (code === '') return null;
  if (!CODE.test(code)) return 'malformed';
  if (existing.includes(code)) return 'existing';
  return languageFacts(code) === null ? 'unknown' : null;
}

/** The code in Unicode's spelling, such as `pt-BR` for `PT_br`; null when it is the one given. */
export function meantCode(code: string): string | null {
  try {
    const meant = new Intl.Locale(code.replaceAll('_', '-')).toString();
    return meant !== code && CODE.test(meant) && languageFacts(meant) !== null ? meant : null;
  } catch {
    return null;
  }
}

/** What Unicode knows of a language, as an entry of the registry. */
export function proposeLanguage(
  code: string,
  fonts: readonly RegistryFont[],
): RegistryLanguage | null {
  const facts = CODE.test(code) ? languageFacts(code) : null;
  if (facts === null) return null;
  const { endonym, englishName, script, direction, pluralCategories } = facts;
  return {
    code,
    endonym,
    englishName,
    script,
    direction,
    pluralCategories: pluralCategories ?? ['other'],
    fontPack: fontFor(script, fonts),
    flag: null,
  };
}

/** Every brand's own font has Latin letters. Noto is made to complete other fonts. */
function fontFor(script: string, fonts: readonly RegistryFont[]): string | null {
  if (script === 'Latn') return null;
  const able = fonts.filter(({ scripts }) => scripts.includes(script));
  const best = able.find(({ family }) => family.startsWith('Noto Sans')) ?? able[0];
  return best?.family ?? null;
}
