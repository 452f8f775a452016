import { characterFaults } from '#brand/checks/characters/character-faults.ts';
import { messageFaults } from '#brand/checks/languages/message-faults.ts';
import { SOURCE_LANGUAGE, type TextsByLanguage } from '#brand/texts.ts';
import type { ProductText, WrittenText } from '#contract/generated/types.ts';
import type { BrandSources } from '../../brands/brand-sources.ts';
import { touchOverlay } from '../../brands/registry-overlay.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { REGISTRY } from './registry-entry.store.ts';

/** The base's texts as players read them, staff's translations over the files. */
const textsOf = (sources: BrandSources): TextsByLanguage =>
  sources.folder.brands.find(({ folder }) => folder === '_base')?.texts ?? {};

const shippedTexts = (sources: BrandSources): TextsByLanguage =>
  sources.shipped.brands.find(({ folder }) => folder === '_base')?.texts ?? {};

/** Every text of the product in a language, with what has to be done about it. */
export async function readLanguageTexts(
  db: Db,
  sources: BrandSources,
  language: string,
  namespace?: string,
): Promise<ProductText[]> {
  const texts = textsOf(sources);
  const written = texts[language] ?? {};
  const rows = await db
    .selectFrom('locale_text')
    .select(['namespace', 'key', 'source', 'is_unsure'])
    .where('language', '=', language)
    .execute();
  const noted = new Map(rows.map((row) => [`${row.namespace}:${row.key}`, row]));
  return Object.entries(texts[SOURCE_LANGUAGE] ?? {})
    .map(([name, source]): ProductText => {
      const colon = name.indexOf(':');
      const note = noted.get(name);
      const message = Object.hasOwn(written, name) ? (written[name] ?? null) : null;
      const isChanged =
        note !== undefined && note.source !== source && language !== SOURCE_LANGUAGE;
      return {
        namespace: name.slice(0, colon),
        key: name.slice(colon + 1),
        source,
        message,
        state:
          message === null
            ? 'missing'
            : isChanged
              ? 'changed'
              : note?.is_unsure === true
                ? 'unsure'
                : 'written',
        before: isChanged ? note.source : null,
      };
    })
    .filter((text) => namespace === undefined || text.namespace === namespace);
}

/**
 * Writes translations of one language, all or none.
 * @throws Problem INVALID_TEXTS with every fault by its place in the list
 */
export async function saveLanguageTexts(
  tx: Tx,
  sources: BrandSources,
  save: { language: string; texts: readonly WrittenText[]; staffId: bigint; at: Date },
): Promise<number> {
  const { language, texts, staffId, at } = save;
  const originals = textsOf(sources)[SOURCE_LANGUAGE] ?? {};
  const shipped = shippedTexts(sources)[language] ?? {};
  const faults = texts
    .map((text, index) => faultOf(text, index, originals, language))
    .filter((fault) => fault !== null);
  if (faults.length > 0) throw new Problem('INVALID_TEXTS', { fields: Object.fromEntries(faults) });
  await touchOverlay(tx);
  for (const { namespace, key, message, unsure = false } of texts) {
    const name = `${namespace}:${key}`;
    const isShipped = Object.hasOwn(shipped, name) && shipped[name] === message && !unsure;
    if (message === '' || isShipped) {
      await tx
        .deleteFrom('locale_text')
        .where('language', '=', language)
        .where('namespace', '=', namespace)
        .where('key', '=', key)
        .execute();
      continue;
    }
    const values = {
      message,
      source: originals[name] ?? '',
      is_unsure: unsure,
      edited_by: staffId,
      edited_at: at,
    };
    await tx
      .insertInto('locale_text')
      .values({ language, namespace, key, ...values })
      .onConflict((conflict) =>
        conflict.columns(['language', 'namespace', 'key']).doUpdateSet(values),
      )
      .execute();
  }
  await writeAudit(tx, {
    staffId,
    brand: REGISTRY,
    action: 'saveLanguageTexts',
    subject: `languages/${language}`,
    before: null,
    after: { texts: texts.slice(0, MAX_AUDITED), count: texts.length },
    at,
  });
  return texts.length;
}

/** An import of thousands is named by its number. */
const MAX_AUDITED = 50;

function faultOf(
  { namespace, key, message }: WrittenText,
  index: number,
  originals: Readonly<Record<string, string>>,
  language: string,
): readonly [string, FieldProblem] | null {
  const name = `${namespace}:${key}`;
  const original = Object.hasOwn(originals, name) ? originals[name] : undefined;
  if (original === undefined) {
    const params = { key: name };
    return [`/texts/${index}/key`, { code: 'BM1503', params, messageKey: 'check:BM1503' }];
  }
  if (message === '') return null;
  // A text that leaves an argument out says less, and may do so on purpose.
  const fault =
    messageFaults(message, original, language).find(({ code }) => code !== 'BM1509') ??
    characterFaults(message).find(({ severity }) => severity === 'error');
  if (fault === undefined) return null;
  const { code, params } = fault;
  return [`/texts/${index}/message`, { code, params, messageKey: `check:${code}` }];
}
