import { isJsonArray, isJsonObject, type JsonObject } from '#brand/json.ts';
import type { CheckResult } from '#contract/generated/types.ts';
import { ProblemError } from '#contract/problem-error.ts';
import { formatJson } from '../format-json.ts';
import type { NewFile } from '../write-files.ts';
import { isSame } from './decide.ts';
import { inWords, type StaffServer } from './staff-server.ts';
import { manifestFile, replaceFile, writeAncestor } from './sync-files.ts';
import type { SyncTarget } from './sync-target.ts';

export type Published =
  | { readonly revision: number; readonly files: readonly NewFile[] }
  | { readonly revision: null; readonly reasons: readonly string[] };

/**
 * Makes the saved draft live. The server writes the number of the revision into the manifest; the
 * file gets it too, so that it stays equal.
 * @returns the reasons when the server refuses or does not answer: the draft is saved by then.
 */
export async function publishPushed(
  server: StaffServer,
  target: SyncTarget,
  publish: {
    readonly file: JsonObject;
    readonly version: number;
    readonly note: string;
    readonly liveRevision: number | null;
  },
): Promise<Published> {
  const { file, ...body } = publish;
  const { brand } = target;
  try {
    const { revision } = await server.call('publishDraft', { params: { brand }, body });
    const live = { ...file, revision };
    const made = { place: manifestFile(brand), text: formatJson(live) };
    const files = isSame(live, file) ? [] : [made];
    for (const { place, text } of files) await replaceFile(place, text);
    await writeAncestor(target, live);
    return { revision, files };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { value } = error;
    const found = isJsonObject(value) && isJsonArray(value['problems']) ? value['problems'] : [];
    const problems = found as unknown as readonly CheckResult[];
    return { revision: null, reasons: [inWords(error), ...findingLines(problems)] };
  }
}

/** One line a finding, as the checks name places. */
export function findingLines(problems: readonly CheckResult[]): readonly string[] {
  return problems.map(
    ({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`,
  );
}
