import type { ManifestDocument } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './BrandCard.module.css';

/** How many findings the checks have in a brand's draft, or in what is live. */
export function BrandProblems({ brand, manifest }: { brand: string; manifest: ManifestDocument }) {
  const say = useTexts('builder');
  const { value } = useQuery('checkDraft', { params: { brand }, body: { manifest } });
  if (value === undefined) return null;
  const count = (severity: string): number =>
    value.problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors > 0) {
    return (
      <span className={styles.errors}>{say('builder:problem.errors', { count: errors })}</span>
    );
  }
  return warnings === 0 ? (
    <span className={styles.quiet}>{say('builder:problem.none')}</span>
  ) : (
    <span className={styles.warnings}>{say('builder:problem.warnings', { count: warnings })}</span>
  );
}
