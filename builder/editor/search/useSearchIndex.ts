import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { findLabels } from '#brand/checks/find-labels.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { brandLanguages } from '../../registry/choices.ts';
import { loadSection } from '../../registry/load-section.ts';
import { FORM_SECTIONS } from '../../registry/sections.ts';
import { loadTexts } from '../../texts.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from '../forms/field-text.ts';
import { collectEntries } from './collect-entries.ts';
import { indexEntries, type SearchIndex } from './search-index.ts';

export interface LoadedIndex {
  /** Null while it loads, and after a failure. */
  readonly index: SearchIndex | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The settings and texts of the draft as they are when its search opens; the search covers the forms. */
export function useSearchIndex(): LoadedIndex {
  const say = useTexts('builder');
  const text = useFieldText();
  const language = useLanguage();
  const { layers } = useEditor();
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const manifest = layers.effective;
  const languages = [...new Set([language, ...brandLanguages(manifest).slice(0, 1)])];
  const keys = findLabels(manifest).flatMap(({ key }) => key ?? []);
  const namespaces = [...new Set(keys.map(namespaceOf))].toSorted();
  const { data, error, mutate } = useSWRImmutable(
    ['search', languages.join(' '), namespaces.join(' ')],
    async () => ({
      schemas: await loadSchemas(),
      texts: await loadAll(languages, namespaces),
    }),
  );
  if (data !== undefined && index === null) {
    const { schemas, texts } = data;
    const entries = collectEntries({
      manifest,
      schemas,
      words: {
        text,
        section: (section) => ({
          name: say(`builder:section.${section}`),
          help: say(`builder:section.${section}.text`),
        }),
        product: (key) => texts.flatMap((byKey) => byKey.get(key) ?? []),
      },
    });
    setIndex(indexEntries(entries));
  }
  return { index, failed: error !== undefined, retry: () => void mutate() };
}

const namespaceOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(':')));

async function loadSchemas() {
  const forms = FORM_SECTIONS.map(
    async (section) => [section, (await loadSection(section)).schema] as const,
  );
  return new Map(await Promise.all(forms));
}

/** The product's texts of each language by `namespace:key`. */
function loadAll(
  languages: readonly string[],
  namespaces: readonly string[],
): Promise<readonly ReadonlyMap<string, string>[]> {
  return Promise.all(
    languages.map(async (language) => {
      const loaded = namespaces.map(async (namespace) => {
        const texts = await loadTexts(language, namespace);
        return Object.entries(texts).map(([name, text]) => [`${namespace}:${name}`, text] as const);
      });
      return new Map((await Promise.all(loaded)).flat());
    }),
  );
}
