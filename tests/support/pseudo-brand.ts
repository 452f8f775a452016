import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrandsCopy, copyBrands } from './brands-copy.ts';
import { PSEUDO_LANGUAGE, pseudoMarkup, pseudoMessage } from './pseudo-language.ts';

/** A copy of one brand and all it stands on, in the language that nobody speaks. */
export async function copyInPseudoLanguage(brand: string): Promise<BrandsCopy> {
  const copy = await copyBrands(['_base', '_registry', brand]);
  const place = (...parts: string[]): string => path.join(copy.folder, ...parts);
  await writeFile(
    place('_registry/languages', `${PSEUDO_LANGUAGE}.json`),
    JSON.stringify({
      code: PSEUDO_LANGUAGE,
      endonym: 'Þšéûðö',
      englishName: 'Pseudo',
      script: 'Latn',
      direction: 'ltr',
      pluralCategories: ['one', 'other'],
      fontPack: null,
      flag: null,
    }),
  );
  for (const folder of ['_base', brand]) {
    await translate(place(folder, 'locales'), (text) =>
      JSON.stringify(mapTexts(JSON.parse(text) as Record<string, string>)),
    );
  }
  await translate(place('_base/help'), pseudoMarkup);
  const manifest = JSON.parse(await readFile(place(brand, 'manifest.json'), 'utf8')) as object;
  const spoken = addTexts(manifest) as { i18n?: object };
  const i18n = { ...spoken.i18n, default: PSEUDO_LANGUAGE, enabled: [PSEUDO_LANGUAGE, 'en'] };
  await writeFile(place(brand, 'manifest.json'), JSON.stringify({ ...spoken, i18n }));
  return copy;
}

/** Writes every English file of a folder anew, beside it. */
async function translate(folder: string, into: (text: string) => string): Promise<void> {
  const names = await readdir(path.join(folder, 'en')).catch(() => []);
  await mkdir(path.join(folder, PSEUDO_LANGUAGE), { recursive: true });
  for (const name of names) {
    const text = await readFile(path.join(folder, 'en', name), 'utf8');
    await writeFile(path.join(folder, PSEUDO_LANGUAGE, name), into(text));
  }
}

function mapTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoMessage(text)]));
}

/** Texts that a manifest holds itself, by language. */
function addTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(addTexts);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === 'text' && typeof value === 'object' && value !== null && 'en' in value
        ? [key, { ...value, [PSEUDO_LANGUAGE]: pseudoMessage(String(value.en)) }]
        : [key, addTexts(value)],
    ),
  );
}
