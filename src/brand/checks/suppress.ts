import type { LocatedFinding } from './check-result.ts';
import type { CheckSubject } from './check-subject.ts';

/** Leaves out warnings the brand has accepted for a while; errors cannot be accepted. */
export function suppress(
  subject: CheckSubject,
  results: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const suppressions = subject.manifest?.meta?.suppressions ?? [];
  const today = subject.today.toISOString().slice(0, 10);
  const active = suppressions.filter((item) => item.expires >= today);
  return results.filter(
    (result) =>
      result.severity === 'error' ||
      !active.some(
        (item) =>
          item.code === result.code &&
          (result.pointer === item.pointer || result.pointer.startsWith(`${item.pointer}/`)),
      ),
  );
}
