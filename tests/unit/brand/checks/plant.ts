import { applyEdits, modify } from 'jsonc-parser';
import type { AuthoredManifest } from '#brand/authored.ts';
import { checkBrand } from '#brand/checks/check-brand.ts';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import type { CheckInput } from '#brand/checks/check-subject.ts';
import { mapSource } from '#brand/source/source-map.ts';
import { brandFile, brandFolder } from '../brand-fixture.ts';

export interface Planted {
  readonly text: string;
  readonly results: readonly LocatedFinding[];
  /** The one finding with a code: its pointer, and the text that stands where it points. */
  only(code: string): LocatedFinding & { readonly flagged: string };
}

type Change = readonly [path: (string | number)[], value: unknown];

/** Plants faults in a copy of a shipped brand and checks it. Undefined takes a key out. */
export function plant(
  id: string,
  changes: readonly Change[],
  extra: Partial<CheckInput> = {},
): Planted {
  const text = changes.reduce(
    (current, [path, value]) =>
      applyEdits(
        current,
        modify(current, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
      ),
    brandFile(id).text,
  );
  return checkText(id, text, extra);
}

export function checkText(id: string, text: string, extra: Partial<CheckInput> = {}): Planted {
  const brand = brandFile(id);
  const input = brandFolder.checkInput(brand, JSON.parse(text) as AuthoredManifest);
  const sources = { ...input.sources, [id]: mapSource(`brands/${id}/manifest.json`, text) };
  const results = checkBrand({ ...input, sources, ...extra });
  return {
    text,
    results,
    only(code) {
      const found = results.filter((result) => result.code === code);
      const [first] = found;
      if (first === undefined || found.length > 1) {
        const codes = results.map((result) => `${result.code} ${result.pointer}`).join('\n');
        throw new Error(`wanted one ${code}, found ${found.length}:\n${codes}`);
      }
      const line = text.split('\n')[(first.line ?? 0) - 1] ?? '';
      return { ...first, flagged: line.slice((first.column ?? 1) - 1) };
    },
  };
}

/** Errors and warnings alone. */
export function faultsOf(planted: Planted): readonly string[] {
  return planted.results
    .filter((result) => result.severity !== 'info')
    .map((result) => `${result.code} ${result.pointer}`);
}
