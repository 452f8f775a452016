import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fallbackChain, SOURCE_LANGUAGE } from '#brand/texts.ts';
import { sha256Hex } from '../../platform/signature.ts';

export type Texts = Readonly<Record<string, string>>;

/** Texts of the base and of each brand's folder. */
export interface Locales {
  /**
   * One namespace for a brand, every key of it: the base's texts with the brand's over them, gaps
   * filled by the languages this one falls back to (`es` for `es-CO`) and then by the source
   * language; null when nobody has it.
   */
  namespace(brand: string, language: string, namespace: string): Texts | null;
  /** Changes with any text. */
  readonly fingerprint: string;
}

/** Keys: `folder/language/namespace`. */
export async function loadLocales(brandsFolder: string): Promise<Locales> {
  const texts = new Map<string, Texts>();
  for (const brand of await folders(brandsFolder)) {
    const localesFolder = path.join(brandsFolder, brand, 'locales');
    for (const language of await folders(localesFolder)) {
      for (const file of await files(path.join(localesFolder, language))) {
        const text = await readFile(path.join(localesFolder, language, file), 'utf8');
        const key = `${brand}/${language}/${path.basename(file, '.json')}`;
        texts.set(key, JSON.parse(text) as Texts);
      }
    }
  }
  if (texts.size === 0) throw new Error(`no texts found in ${brandsFolder}`);
  return {
    fingerprint: sha256Hex(JSON.stringify(Object.fromEntries(texts))),
    namespace(brand, language, namespace) {
      const languages = [...fallbackChain(language), SOURCE_LANGUAGE].toReversed();
      const layers = languages.flatMap((code) => [
        texts.get(`_base/${code}/${namespace}`) ?? [],
        texts.get(`${brand}/${code}/${namespace}`) ?? [],
      ]);
      const found = layers.flat();
      return found.length === 0 ? null : (Object.assign({}, ...found) as Texts);
    },
  };
}

async function folders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

async function files(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'));
}
