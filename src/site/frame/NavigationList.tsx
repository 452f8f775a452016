import { useRef } from 'react';
import type { NavigationEntry } from '#brand/site-plan.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { MoreEntries } from './MoreEntries.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import styles from './NavigationList.module.css';
import { useFittingItems } from './useFittingItems.ts';

/** Room for the button of the rest, in the longest of our words. */
const MORE_WIDTH = 112;

export interface NavigationListProps {
  layout: 'bar' | 'rail' | 'tiles';
  path: string;
}

/** The site's categories, in the brand's order and layout. */
export function NavigationList({ layout, path }: NavigationListProps) {
  const { navigation } = useSitePlan();
  const say = useTexts('shell');
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  const { entries } = navigation;
  const words = entries.map((entry) => label(entry.label)).join('|');
  const count = useFittingItems(list, words, MORE_WIDTH);
  const fitting = layout === 'bar' && count !== null ? count : entries.length;
  const more = entries.slice(fitting);
  return (
    <nav
      className={`${styles.navigation} ${styles[layout]}`}
      aria-label={say('shell:navigation')}
      data-more={more.length > 0 || undefined}
    >
      <ul ref={list} className={styles.list}>
        {entries.slice(0, fitting).map((entry) => (
          <NavigationItem
            key={entry.id}
            entry={entry}
            label={label(entry.label)}
            current={isCurrent(entry, path)}
          />
        ))}
      </ul>
      {more.length === 0 ? null : <MoreEntries entries={more} path={path} />}
    </nav>
  );
}

function isCurrent({ href }: NavigationEntry, path: string): boolean {
  return href === path;
}
