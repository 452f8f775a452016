import { useId, useRef } from 'react';
import type { NavigationEntry } from '#brand/site-plan.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { navigationIcon } from './navigation-icon.ts';
import styles from './NavigationItem.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { useDropMenu } from './useDropMenu.ts';
import { VendorMenu } from './VendorMenu.tsx';

export interface NavigationItemProps {
  entry: NavigationEntry;
  label: string;
  current: boolean;
}

/**
 * A category: a link, and where several vendors stand behind it a menu of them. The menu opens on
 * hover and by its own button; Escape closes either.
 */
export function NavigationItem({ entry, label, current }: NavigationItemProps) {
  const say = useTexts('shell');
  const point = usePointer();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const hasMenu = entry.vendors.length > 1;
  const { open, dismissed, reached, toggle } = useDropMenu(item);

  return (
    <li
      ref={item}
      className={styles.item}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      {...point(entry)}
    >
      <Anchor
        className={styles.link}
        href={entry.href}
        newTab={entry.newTab}
        aria-current={current ? 'page' : undefined}
        onClick={current && !entry.newTab ? scrollToTop : undefined}
        // Browsers leave alone what is half in sight; the strip fades there.
        onFocus={({ currentTarget }) =>
          currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
      >
        <Icon name={navigationIcon(entry)} className={styles.icon} />
        <span className={styles.label}>
          <Words of={entry.label} />
        </span>
        {entry.badge === null ? null : (
          <span className={styles.badge}>
            <Words of={entry.badge} />
          </span>
        )}
      </Anchor>
      {hasMenu ? (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            aria-label={say('shell:vendorsOf', { category: label })}
            onClick={toggle}
          >
            <Icon name="caretDown" size="small" />
          </button>
          <VendorMenu id={id} entry={entry} showsLogos={reached} />
        </>
      ) : null}
    </li>
  );
}
