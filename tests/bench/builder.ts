import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { isJsonObject, type JsonObject } from '#brand/json.ts';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { BrandDraft } from '#contract/generated/types.ts';
import { DraftEditor } from '../../builder/editor/state/draft-editor.ts';
import type { BenchRow } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const KEYSTROKES = 120;
/** What a brand that says everything itself says: the first brands of the field came so. */
const MANY_VALUES = 6_500;

/**
 * A keystroke in the builder: from the edit to the document the preview is sent, on the main thread,
 * without the browser's painting. A keystroke walks what it changes and not the rest.
 */
export async function run(): Promise<BenchRow[]> {
  const folder = await openBrandFolder({ brands: 'brands', schemas: 'schemas/manifest' });
  const manifestOf = (id: string): AuthoredManifest => {
    const authored = folder.brands.find((brand) => brand.folder === id)?.authored;
    if (authored === undefined) throw new Error(`there is no brand ${id}`);
    return authored;
  };
  const base = manifestOf('_base');
  const plain = manifestOf('denluma');
  const full = withManyValues(plain);
  return [
    rowOf('a brand of the demo', ['identity', 'name'], plain, base),
    rowOf(`a brand with ${MANY_VALUES} own values`, ['identity', 'name'], full, base),
    rowOf('one of those values itself', ['i18n', 'overrides', 'es', 'shell:own.7'], full, base),
  ];
}

function rowOf(
  what: string,
  place: readonly string[],
  manifest: AuthoredManifest,
  base: AuthoredManifest,
): BenchRow {
  const ours: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) ours.push(...keystrokes(place, manifest, base));
  return {
    measure: `keystroke to document, ${what}, p95`,
    ours: percentile(ours, 0.95),
    reference: null,
    unit: 'ms',
    ratio: percentile(ours, 0.95),
    goal: 16,
    better: 'lower',
  };
}

/** Milliseconds of each keystroke in a text field. */
function keystrokes(
  place: readonly string[],
  manifest: AuthoredManifest,
  base: AuthoredManifest,
): number[] {
  const kept = new Map<string, string>();
  const editor = new DraftEditor({
    draft: draftOf(manifest, base),
    send: () => new Promise(() => undefined),
    keep: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
    },
    keepKey: 'bench',
    now: () => Date.now(),
  });
  const times: number[] = [];
  for (let index = 0; index < KEYSTROKES; index += 1) {
    const since = performance.now();
    editor.edit({ type: 'setValue', place, value: `Marca ${index}` });
    const { effective } = editor.getSnapshot().layers;
    times.push(performance.now() - since);
    if (!isJsonObject(effective['identity'])) throw new Error('the edit is lost');
  }
  editor.close();
  return times;
}

function draftOf(manifest: AuthoredManifest, base: AuthoredManifest): BrandDraft {
  return {
    brand: 'denluma',
    draftVersion: 1,
    hasDraft: true,
    manifest: { ...manifest },
    parents: [{ brand: '_base', revision: 2, manifest: { ...base } }],
    resolved: {},
    provenance: {},
    liveRevision: 1,
    liveHash: 'hash',
    liveManifest: structuredClone({ ...manifest }),
    savedAt: null,
    savedBy: null,
    twoPerson: false,
    children: [],
    parentNewest: 2,
    schedule: null,
  };
}

/** Own wordings in many languages, as a translated brand has them. */
function withManyValues(manifest: AuthoredManifest): AuthoredManifest {
  const languages = ['es', 'en', 'th', 'vi', 'fr', 'de', 'it', 'ja', 'ko', 'ru'];
  const each = Math.ceil(MANY_VALUES / languages.length);
  const words = (language: string): JsonObject =>
    Object.fromEntries(
      Array.from({ length: each }, (_, index) => [`shell:own.${index}`, `${language} ${index}`]),
    );
  const overrides = Object.fromEntries(languages.map((code) => [code, words(code)]));
  return { ...manifest, i18n: { ...(manifest['i18n'] as JsonObject | undefined), overrides } };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
