import { Anchor } from '#ui/kit/Anchor.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './BrandMark.module.css';
import { Logo } from '../Logo.tsx';

/** The brand at the top of the page: the way home. */
export function BrandMark() {
  const { identity } = useSitePlan();
  const say = useTexts('shell');
  const point = usePointer();
  return (
    <Anchor
      className={styles.mark}
      href="/"
      aria-label={say('shell:homeOf', { brand: identity.name })}
      {...point(identity)}
    >
      <Logo />
    </Anchor>
  );
}
