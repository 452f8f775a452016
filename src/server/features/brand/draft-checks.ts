import type { AuthoredManifest } from '#brand/authored.ts';
import { isPublishable } from '#brand/checks/check-brand.ts';
import type { CheckResult, PatchStep } from '#brand/checks/check-result.ts';
import type {
  CheckDraftValue,
  CheckResult as ToldResult,
  JsonPatchStep,
} from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ServerText } from '../../platform/text.ts';
import { readParents } from './brand.store.ts';
import type { CheckManifest } from './publish-brand.ts';

/** More findings than a person works through; the contract takes no more. */
const MAX_TOLD = 500;

/** Runs every check over a manifest and tells the findings in the caller's language. */
export async function checkDraft(
  db: Db | Tx,
  manifest: AuthoredManifest,
  deps: { check: CheckManifest; text: ServerText },
  language: string,
): Promise<CheckDraftValue> {
  const results = deps.check(manifest, await readParents(db));
  return {
    problems: toldResults(results, deps.text, language),
    publishable: isPublishable(results),
  };
}

/** Findings with their words. */
export function toldResults(
  results: readonly CheckResult[],
  text: ServerText,
  language: string,
): ToldResult[] {
  return results
    .slice(0, MAX_TOLD)
    .map((result) => toldResult(result, (key, params) => text.say(language, key, params)));
}

type Say = (key: string, params: CheckResult['params']) => string;

function toldResult(result: CheckResult, say: Say): ToldResult {
  const { code, severity, brand, layer, pointer, messageKey, params, file, line, column } = result;
  return {
    code,
    severity,
    brand,
    layer,
    pointer,
    messageKey,
    message: say(messageKey, params),
    params: { ...params },
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(result.fix === undefined ? {} : { fix: toldPatch(result.fix) }),
    suggestions: result.suggestions.map((suggestion) => ({
      message: say(suggestion.messageKey, suggestion.params),
      patch: toldPatch(suggestion.patch),
    })),
  };
}

/** The contract takes any JSON as a step's value, which its generated type says as an object. */
function toldPatch(patch: readonly PatchStep[]): JsonPatchStep[] {
  return patch.map((step) => ({ ...step })) as JsonPatchStep[];
}
