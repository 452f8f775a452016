import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { ClosedPage } from './ClosedPage.tsx';
import styles from './ClosedPage.module.css';

/** The site is not offered where the visitor is; the address shown is what support asks for. */
export function BlockedScreen() {
  const say = useTexts('shell');
  const { state } = useSitePlan();
  return (
    <ClosedPage icon="globe" title={say('shell:blocked.title')}>
      <p>{say('shell:blocked.text')}</p>
      <p>
        {say('shell:blocked.address')} <span className={`tabular ${styles.fact}`}>{state.ip}</span>
      </p>
    </ClosedPage>
  );
}
