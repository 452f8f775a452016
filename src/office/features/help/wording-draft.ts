import type { HelpPageSettings, HelpPageText } from '#contract/generated/types.ts';

/** A page's words in one language; `shipped`: the platform's shall stand again. */
export type WordingEdit = { readonly title: string; readonly content: string } | 'shipped';

/** By language. */
export type WordingEdits = Readonly<Record<string, WordingEdit>>;

type Settings = Pick<HelpPageSettings, 'texts'>;

/** The words of a language as players get them: the brand's, else the platform's. */
export function wordingOf({ texts }: Settings, language: string, own: boolean) {
  return texts.find((text) => text.language === language && text.own === own);
}

/** What a translator reads beside: the platform's words in this language, else in the first it has. */
export function sourceOf(settings: Settings, language: string) {
  return (
    wordingOf(settings, language, false) ??
    settings.texts.find(({ own }) => !own) ??
    settings.texts.find((text) => text.language !== language)
  );
}

/** Edits that differ from what holds. */
export function effectiveWording(settings: Settings, edits: WordingEdits | null): WordingEdits {
  return Object.fromEntries(
    Object.entries(edits ?? {}).filter(([language, edit]) => {
      const own = wordingOf(settings, language, true);
      if (edit === 'shipped') return own !== undefined;
      const held = own ?? wordingOf(settings, language, false);
      return held?.title !== edit.title || held.content !== edit.content;
    }),
  );
}

/** The edits as the contract takes them. */
export function wordingBody(edits: WordingEdits): { texts: HelpPageText[]; shipped: string[] } {
  const entries = Object.entries(edits);
  return {
    texts: entries.flatMap(([language, edit]) =>
      edit === 'shipped' ? [] : [{ language, ...edit }],
    ),
    shipped: entries.flatMap(([language, edit]) => (edit === 'shipped' ? [language] : [])),
  };
}
