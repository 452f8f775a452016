import { useId, useRef } from 'react';
import type { NavigationEntry } from '#brand/site-plan.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './MoreEntries.module.css';
import { navigationIcon } from './navigation-icon.ts';
import { useDropMenu } from './useDropMenu.ts';

export interface MoreEntriesProps {
  entries: readonly NavigationEntry[];
  path: string;
}

/** The navigation entries that the row has no room for. */
export function MoreEntries({ entries, path }: MoreEntriesProps) {
  const say = useTexts('shell');
  const id = useId();
  const item = useRef<HTMLDivElement>(null);
  const { open, dismissed, toggle } = useDropMenu(item);
  return (
    <div
      ref={item}
      className={styles.more}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {say('shell:navigation.more')}
        <Icon name="caretDown" size="small" />
      </button>
      <ul id={id} className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Anchor
              className={styles.link}
              href={entry.href}
              newTab={entry.newTab}
              aria-current={entry.href === path ? 'page' : undefined}
            >
              <Icon name={navigationIcon(entry)} />
              <Words of={entry.label} />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
