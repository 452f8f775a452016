/**
 * The text in the first language of `order` that there is one in, else the first text at all.
 * @param order the language asked for, those it falls back to, then the brand's own.
 * @returns null when there is none.
 */
export function chooseText<Text extends { readonly language: string }>(
  texts: readonly Text[],
  order: readonly string[],
): Text | null {
  for (const language of order) {
    const text = texts.find((one) => one.language === language);
    if (text !== undefined) return text;
  }
  return texts[0] ?? null;
}
