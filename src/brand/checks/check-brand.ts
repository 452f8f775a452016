import { catalogue } from './catalogue.ts';
import type { Check, Finding } from './check.ts';
import type { LocatedFinding } from './check-result.ts';
import type { CheckInput, CheckSubject } from './check-subject.ts';
import { locateFinding } from './locate-finding.ts';
import { makeSubject } from './make-subject.ts';
import { suppress } from './suppress.ts';

/**
 * Runs every check over one brand. Builder, command line, CI and server all call this; what each
 * cannot give (positions, texts, flags ...) is left out and its checks rest. In order of place.
 */
export function checkBrand(
  input: CheckInput,
  checks: readonly Check[] = catalogue,
): readonly LocatedFinding[] {
  const subject = makeSubject(input);
  const results = checks
    .filter((check) => check.needs === 'documents' || subject.manifest !== null)
    .flatMap((check) => check.visit(subject).map((finding) => toResult(subject, check, finding)));
  return suppress(subject, results).toSorted(byPlace);
}

/** True when a manifest with these findings may go live. */
export function isPublishable(results: readonly LocatedFinding[]): boolean {
  return results.every((result) => result.severity !== 'error');
}

function toResult(subject: CheckSubject, check: Check, finding: Finding): LocatedFinding {
  const place = locateFinding(subject, finding.at);
  const severity = check.codes[finding.code];
  if (severity === undefined) throw new Error(`${check.name} declares no code ${finding.code}`);
  // A repair of another brand's document is that brand's business.
  const own = place.layer === subject.id;
  const fix = own ? finding.fix?.(place.pointer) : undefined;
  return {
    code: finding.code,
    severity,
    brand: subject.id,
    ...place,
    messageKey: `check:${finding.code}`,
    params: finding.params ?? {},
    ...(fix === undefined ? {} : { fix }),
    suggestions: own ? (finding.suggest?.(place.pointer) ?? []) : [],
  };
}

function byPlace(one: LocatedFinding, other: LocatedFinding): number {
  return (
    (one.file ?? '').localeCompare(other.file ?? '') ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0) ||
    one.pointer.localeCompare(other.pointer) ||
    one.code.localeCompare(other.code)
  );
}
