import type { AuthoredManifest } from '#brand/authored.ts';
import { isPublishable } from '#brand/checks/check-brand.ts';
import type { LocatedFinding, PatchStep } from '#brand/checks/check-result.ts';
import type { CheckDraftValue, CheckResult, JsonPatchStep } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ServerText } from '../../platform/text.ts';
import { findOwners, hostsOf } from '../../brands/brand-host.store.ts';
import { readUploads } from '../../brands/brand-asset.read.ts';
import { readParents } from '../../brands/brand.store.ts';
import type { CheckManifest } from '../../brands/publish-brand.ts';

/** Who works on a draft. */
export interface Editor {
  staffId: bigint;
  language: string;
  /** Staff of all brands answer for both sides of a host that changes its brand. */
  mayTakeHosts: boolean;
}

/** More findings than a person works through; the contract takes no more. */
const MAX_TOLD = 500;

/** Runs every check over a manifest and tells the findings in the caller's language. */
export async function checkDraft(
  db: Db | Tx,
  draft: { brand: string; manifest: AuthoredManifest },
  editor: Editor,
  deps: { check: CheckManifest; text: ServerText },
): Promise<CheckDraftValue> {
  const { brand, manifest: authored } = draft;
  const { mayTakeHosts, language } = editor;
  const loadParent = await readParents(db);
  const owners = await findOwners(db, brand, hostsOf(authored, loadParent));
  const uploads = await readUploads(db, brand);
  const results = deps.check({ brand, authored, loadParent, owners, mayTakeHosts, uploads });
  return {
    problems: localisedResults(results, deps.text, language),
    publishable: isPublishable(results),
  };
}

/** Findings with their words. */
export function localisedResults(
  results: readonly LocatedFinding[],
  text: ServerText,
  language: string,
): CheckResult[] {
  return results
    .slice(0, MAX_TOLD)
    .map((result) => localisedResult(result, (key, params) => text.say(language, key, params)));
}

type Params = LocatedFinding['params'];
type Say = (key: string, params: Params) => string;

/** The contract's bounds: a manifest may hold longer texts than a finding about them repeats. */
const MOST = { param: 300, pointer: 512, message: 1_000, suggestion: 500 } as const;

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

function shortParams(params: Params): Params {
  const short = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? shortened(value, MOST.param) : value,
  ]);
  return Object.fromEntries(short) as Params;
}

function localisedResult(result: LocatedFinding, say: Say): CheckResult {
  const { code, severity, brand, layer, pointer, messageKey, file, line, column } = result;
  const params = shortParams(result.params);
  return {
    code,
    severity,
    brand,
    layer,
    pointer: pointer.slice(0, MOST.pointer),
    messageKey,
    message: shortened(say(messageKey, params), MOST.message),
    params: { ...params },
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(result.fix === undefined || !isTold(result.fix) ? {} : { fix: jsonPatchOf(result.fix) }),
    suggestions: result.suggestions
      .filter(({ patch }) => isTold(patch))
      .map((suggestion) => ({
        message: shortened(
          say(suggestion.messageKey, shortParams(suggestion.params)),
          MOST.suggestion,
        ),
        patch: jsonPatchOf(suggestion.patch),
      })),
  };
}

/** A repair of a place whose keys are longer than any of the schema is not offered. */
const isTold = (patch: readonly PatchStep[]): boolean =>
  patch.every(({ path }) => path.length <= MOST.pointer);

/** The contract takes any JSON as a step's value, which its generated type says as an object. */
function jsonPatchOf(patch: readonly PatchStep[]): JsonPatchStep[] {
  return patch.map((step) => ({ ...step })) as JsonPatchStep[];
}
