import type { NavigationEntry } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { NavigationItem } from './NavigationItem.tsx';
import styles from './NavigationList.module.css';

export interface NavigationListProps {
  layout: 'bar' | 'rail' | 'tiles';
  path: string;
}

/** The site's categories, in the brand's order and layout. */
export function NavigationList({ layout, path }: NavigationListProps) {
  const { navigation } = useSitePlan();
  const say = useTexts('shell');
  const label = useLabel();
  return (
    <nav className={`${styles.navigation} ${styles[layout]}`} aria-label={say('shell:navigation')}>
      <ul className={styles.list}>
        {navigation.entries.map((entry) => (
          <NavigationItem
            key={entry.id}
            entry={entry}
            label={label(entry.label)}
            current={isCurrent(entry, path)}
          />
        ))}
      </ul>
    </nav>
  );
}

function isCurrent({ href }: NavigationEntry, path: string): boolean {
  return href === path;
}
