/** Name of a script by its ISO 15924 code, in a language; the code where there is no name. */
export function scriptName(script: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'script' }).of(script) ?? script;
  } catch (error) {
    if (error instanceof RangeError) return script;
    throw error;
  }
}
