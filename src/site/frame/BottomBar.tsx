import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import styles from './BottomBar.module.css';
import { scrollToTop } from './scroll-to-top.ts';

/** Small screens: up to five places under the thumb, each with its word. */
export function BottomBar({ path }: { path: string }) {
  const { bottomBar } = useSitePlan();
  const say = useTexts('shell');
  const point = usePointer();
  if (bottomBar.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={say('shell:bottomBar')}>
      <ul className={styles.list}>
        {bottomBar.map((item) => (
          <li key={item.id} className={styles.place} {...point(item)}>
            <Anchor
              className={styles.link}
              href={item.href}
              aria-current={item.href === path ? 'page' : undefined}
              onClick={item.href === path ? scrollToTop : undefined}
            >
              <span className={styles.mark}>
                <Icon name={item.icon} />
              </span>
              <Words of={item.label} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
