import type { i18n } from 'i18next';
import { createTexts } from '#ui/i18n/create-texts.ts';
import { loadTextsOf } from '#ui/i18n/load-texts.ts';
import { type Overrides, withOverrides } from '#ui/i18n/overrides.ts';
import { SHARED_NAMESPACES } from '../first-namespaces.ts';

export interface PreviewTexts {
  readonly texts: i18n;
  /** Loads what the page shows in a language and switches to it. */
  speak(language: string): Promise<void>;
  /** The draft's own wording has changed: lays it over the product's texts again. */
  reword(): void;
}

/** The site's texts in the frame: those of the live revision with the draft's own wording over them. */
export async function createPreviewTexts(
  place: { brand: string; hash: string },
  language: string,
  overrides: () => Overrides,
): Promise<PreviewTexts> {
  const loaded = new Map<string, Record<string, string>>();
  const loadProduct = loadTextsOf(() => place);
  const load = async (code: string, namespace: string): Promise<Record<string, string>> => {
    const product = await loadProduct(code, namespace);
    loaded.set(`${code}/${namespace}`, product);
    return product;
  };
  const first = await Promise.all(
    SHARED_NAMESPACES.map(async (name) => [name, await load(language, name)] as const),
  );
  const resources = Object.fromEntries(first);
  const texts = createTexts({ language, resources, overrides, load });
  return {
    texts,
    async speak(next) {
      if (next === texts.language) return;
      await texts.loadLanguages(next);
      await texts.changeLanguage(next);
    },
    reword() {
      for (const [key, product] of loaded) {
        const [code = '', namespace = ''] = key.split('/');
        const worded = withOverrides(namespace, product, overrides());
        texts.addResourceBundle(code, namespace, worded, false, true);
      }
      // What shows texts listens to this.
      texts.emit('languageChanged', texts.language);
    },
  };
}
