import type { LanguagePlan, LanguagesPlan } from '../site-plan.ts';
import { type Assembly, remove } from './context.ts';
import { byProduct, named } from './reasons.ts';

/** Languages to offer, in the brand's order; one the registry does not know cannot be offered. */
export function planLanguages(assembly: Assembly): LanguagesPlan {
  const { i18n } = assembly.manifest;
  const enabled: LanguagePlan[] = [];
  for (const [index, code] of i18n.enabled.entries()) {
    const because = [named(`/i18n/enabled/${index}`)];
    const { languages } = assembly.registry;
    const language = Object.hasOwn(languages, code) ? languages[code] : undefined;
    if (language === undefined) {
      remove(assembly, `languages/${code}`, [...because, byProduct('registryHasNone', 'removes')]);
    } else {
      enabled.push({
        code,
        endonym: language.endonym,
        englishName: language.englishName,
        dir: language.direction,
        script: language.script,
        because,
      });
    }
  }
  const overrides = i18n.overrides ?? {};
  return {
    default: i18n.default,
    current: assembly.language,
    enabled,
    overrides: Object.hasOwn(overrides, assembly.language)
      ? (overrides[assembly.language] ?? {})
      : {},
  };
}
