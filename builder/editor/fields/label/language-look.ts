import { currentRegistry } from '../../../registry/registry.ts';

export interface LanguageLook {
  /** The language's own name; its code when the registry does not know it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

export function languageLook(language: string): LanguageLook {
  const entry = currentRegistry().languages[language];
  return { name: entry?.endonym ?? language, direction: entry?.direction ?? 'ltr' };
}
