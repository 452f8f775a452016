import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import styles from './Steps.module.css';

const STEPS = ['1', '2', '3'] as const;

/** The three steps of one way to install. */
export function Steps({ of }: { of: 'chromeMobile' | 'safari' | 'desktop' | 'firefox' | 'ios' }) {
  const say = useTexts('download');
  const { identity } = useSitePlan();
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{say(`download:${of}.step${step}`, { brand: identity.name })}</li>
      ))}
    </ol>
  );
}
