/** Makes the document itself say which language it is in, for voices, hyphens and fonts. */
export function applyLanguage(language: string, dir: 'ltr' | 'rtl'): void {
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
}
