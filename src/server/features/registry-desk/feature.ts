import { isJsonObject, type JsonObject } from '#brand/json.ts';
import type { Registry } from '#brand/registry.ts';
import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { mayAct } from '../../brands/staff-brand.ts';
import { route, staffOf } from '../../platform/route.ts';
import { readLanguageTexts, saveLanguageTexts } from './language-text.store.ts';
import { retireEntry, saveEntry } from './registry-entry.store.ts';
import { readUsage } from './registry-usage.read.ts';

type Kind = RegistryDeskEntry['kind'];

/** Languages, banks, providers, networks and licences, and the translations, as operators keep them. */
export function registryDeskFeature(parts: Parts) {
  const { db, clock, sources, brands } = parts;
  /** After the commit: what was written holds here at once, and on other nodes soon after. */
  const changed = async (): Promise<void> => {
    await sources.refresh();
    await brands.changed();
  };
  /** Brands that are this person's: of others not even the names are told. */
  const own = (staff: StaffCaller, listed: readonly string[] | undefined): string[] =>
    (listed ?? []).filter((brand) => mayAct(staff, brand)).slice(0, MAX_BRANDS);
  const readEntries = async (kind: Kind, staff: StaffCaller): Promise<RegistryDeskEntry[]> => {
    await sources.refresh();
    const rows = await db
      .selectFrom('registry_entry as e')
      .innerJoin('staff as s', 's.id', 'e.edited_by')
      .select(['e.id', 'e.version', 'e.is_retired', 'e.edited_at', 's.username'])
      .where('e.kind', '=', kind)
      .execute();
    const edited = new Map(rows.map((row) => [row.id, row]));
    const usage = await readUsage(db, kind);
    return Object.entries(sources.registry[kind] as Record<string, object>).map(([id, entry]) => {
      const row = edited.get(id);
      return {
        kind,
        id,
        version: row?.version ?? 0,
        entry: { ...entry },
        isRetired: row?.is_retired ?? false,
        usedBy: own(staff, usage.get(id)),
        editedBy: row?.username ?? null,
        editedAt: row?.edited_at.toISOString() ?? null,
      };
    });
  };
  const readEntry = async (
    kind: Kind,
    id: string,
    staff: StaffCaller,
  ): Promise<RegistryDeskEntry> => {
    const found = (await readEntries(kind, staff)).find((entry) => entry.id === id);
    if (found === undefined) throw new Problem('NOT_FOUND');
    return found;
  };
  const requireLanguage = (language: string): void => {
    if (!Object.hasOwn(sources.registry.languages, language)) throw new Problem('NOT_FOUND');
  };
  return feature({
    name: 'registry-desk',
    routes: [
      route('listRegistryEntries', async (call) => ({
        items: await readEntries(call.params.kind, staffOf(call)),
      })),

      route('saveRegistryEntry', async (call) => {
        const { kind, id } = call.params;
        const { staffId } = staffOf(call);
        const { version, entry, logoLight, logoDark } = call.body;
        await sources.refresh();
        const save = {
          kind: kind as keyof Registry,
          id,
          version,
          entry: objectOf(entry),
          ...(logoLight === undefined ? {} : { logoLight }),
          ...(logoDark === undefined ? {} : { logoDark }),
          staffId,
          at: clock.now(),
        };
        await inTransaction(db, (tx) => saveEntry(tx, sources.registry, save));
        await changed();
        return readEntry(kind, id, staffOf(call));
      }),

      route('retireRegistryEntry', async (call) => {
        const { kind, id } = call.params;
        const { staffId } = staffOf(call);
        const { version, retired: isRetired } = call.body;
        await sources.refresh();
        const request = { kind, id, version, isRetired, staffId, at: clock.now() };
        await inTransaction(db, (tx) => retireEntry(tx, sources.registry, request));
        await changed();
        return readEntry(kind, id, staffOf(call));
      }),

      route('getLanguageProgress', async (call) => {
        const { language } = call.params;
        await sources.refresh();
        requireLanguage(language);
        const counts = new Map<
          string,
          { namespace: string; total: number; written: number; changed: number; unsure: number }
        >();
        for (const { namespace, state } of await readLanguageTexts(db, sources, language)) {
          const none = { namespace, total: 0, written: 0, changed: 0, unsure: 0 };
          const count = counts.get(namespace) ?? none;
          counts.set(namespace, count);
          count.total += 1;
          if (state !== 'missing') count.written += 1;
          if (state === 'changed') count.changed += 1;
          if (state === 'unsure') count.unsure += 1;
        }
        const usage = await readUsage(db, 'languages');
        return {
          namespaces: [...counts.values()],
          brands: own(staffOf(call), usage.get(language)),
        };
      }),

      route('listLanguageTexts', async (call) => {
        const { language } = call.params;
        await sources.refresh();
        requireLanguage(language);
        const { namespace } = call.query;
        const texts = await readLanguageTexts(db, sources, language, namespace);
        return { items: texts.slice(0, MAX_TEXTS) };
      }),

      route('saveLanguageTexts', async (call) => {
        const { language } = call.params;
        const { staffId } = staffOf(call);
        await sources.refresh();
        requireLanguage(language);
        const save = { language, texts: call.body.texts, staffId, at: clock.now() };
        const saved = await inTransaction(db, (tx) => saveLanguageTexts(tx, sources, save));
        await changed();
        return { saved };
      }),
    ],
  });
}

/** The contract's bound of a list of brands. */
const MAX_BRANDS = 1_000;

/** The contract's bound of one answer; the product has fewer texts. */
const MAX_TEXTS = 20_000;

/** What came as JSON is JSON; the contract only says that it is an object. */
const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
