import type { BrandFiles } from '#brand/files/brand-folder.ts';
import type { BrandFile, TextFile } from '#brand/files/read-brands.ts';
import type { Registry } from '#brand/registry.ts';
import { isJsonObject, parseJson } from '#brand/json.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** A translation that staff wrote. */
export interface OverlaidText {
  readonly language: string;
  readonly namespace: string;
  readonly key: string;
  readonly message: string;
}

/** What staff wrote over the files of the registry and the base's texts. */
export interface RegistryOverlay {
  readonly entries: readonly {
    readonly kind: string;
    readonly id: string;
    readonly entry: object;
  }[];
  /** `kind/id` of what is offered to no brand any more. */
  readonly retired: ReadonlySet<string>;
  readonly texts: readonly OverlaidText[];
}

export const NO_OVERLAY: RegistryOverlay = { entries: [], retired: new Set(), texts: [] };

/** A number that grows with every change of the overlay. */
export async function overlayVersion(db: Db | Tx): Promise<bigint> {
  const row = await db.selectFrom('registry_state').select('version').executeTakeFirst();
  return row?.version ?? 0n;
}

/** Tells every node, by its next look, that the overlay has changed. */
export async function touchOverlay(tx: Tx): Promise<void> {
  await tx
    .updateTable('registry_state')
    .set((eb) => ({ version: eb('version', '+', 1n) }))
    .execute();
}

export async function readOverlay(db: Db): Promise<RegistryOverlay> {
  const entries = await db
    .selectFrom('registry_entry')
    .select(['kind', 'id', 'entry', 'is_retired'])
    .execute();
  const texts = await db
    .selectFrom('locale_text')
    .select(['language', 'namespace', 'key', 'message'])
    .execute();
  return {
    entries: entries.flatMap(({ kind, id, entry }) =>
      isJsonObject(entry) ? [{ kind, id, entry }] : [],
    ),
    retired: new Set(
      entries.flatMap(({ kind, id, is_retired: isRetired }) =>
        isRetired ? [`${kind}/${id}`] : [],
      ),
    ),
    texts,
  };
}

/** The files with the overlay on them. What staff wrote takes the place of what a file says. */
export function withOverlay(files: BrandFiles, overlay: RegistryOverlay): BrandFiles {
  if (overlay === NO_OVERLAY) return files;
  const registry = { ...files.registry } as Record<string, Record<string, unknown>>;
  for (const { kind, id, entry } of overlay.entries) {
    registry[kind] = { ...registry[kind], [id]: entry };
  }
  return {
    ...files,
    registry: registry as unknown as Registry,
    brands: files.brands.map((brand) =>
      brand.folder === '_base' ? withTexts(brand, overlay.texts) : brand,
    ),
  };
}

function withTexts(brand: BrandFile, texts: readonly OverlaidText[]): BrandFile {
  if (texts.length === 0) return brand;
  const added = new Map<string, Record<string, string>>();
  const byLanguage: Record<string, Record<string, string>> = { ...brand.texts };
  const copied = new Set<string>();
  for (const { language, namespace, key, message } of texts) {
    const place = `${language}/${namespace}`;
    const messages = added.get(place) ?? {};
    added.set(place, messages);
    messages[key] = message;
    if (!copied.has(language)) byLanguage[language] = { ...byLanguage[language] };
    copied.add(language);
    (byLanguage[language] ??= {})[`${namespace}:${key}`] = message;
  }
  const kept = brand.textFiles.map((file): TextFile => {
    const place = `${file.language}/${file.namespace}`;
    const messages = added.get(place);
    if (messages === undefined) return file;
    added.delete(place);
    const written = parseJson(file.text);
    return {
      ...file,
      text: JSON.stringify({ ...(isJsonObject(written) ? written : {}), ...messages }),
    };
  });
  const begun = [...added].map(([place, messages]): TextFile => {
    const [language = '', namespace = ''] = place.split('/');
    return { language, namespace, file: '', text: JSON.stringify(messages) };
  });
  return { ...brand, textFiles: [...kept, ...begun], texts: byLanguage };
}
