const YEAR_SECONDS = 31_536_000;

/**
 * Keeps the language: the cookie tells the server before the first byte; `lang` and `hisLang` are
 * the two keys the product has always kept it under.
 */
export function rememberLanguage(language: string): void {
  document.cookie = `lang=${encodeURIComponent(language)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem('lang', language);
    localStorage.setItem('hisLang', language);
  } catch {
    // Storage may be forbidden; the cookie is enough to go on.
  }
}
