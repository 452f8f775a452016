import type { NavigationEntry } from '#brand/site-plan.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Words } from '#ui/i18n/Words.tsx';
import { navigationIcon } from './navigation-icon.ts';
import { VendorLink } from './VendorLink.tsx';
import styles from './VendorMenu.module.css';

export interface VendorMenuProps {
  id: string;
  entry: NavigationEntry;
  /** The menu is or was open. */
  showsLogos: boolean;
}

/** The vendors of a category, under the whole width of the header: nothing scrolls it away. */
export function VendorMenu({ id, entry, showsLogos }: VendorMenuProps) {
  const say = useTexts('shell');
  return (
    <div id={id} className={styles.menu}>
      <div className={styles.inner}>
        <p className={`display ${styles.title}`}>
          <Icon name={navigationIcon(entry)} size="large" />
          <Words of={entry.label} />
        </p>
        <ul className={styles.vendors}>
          {entry.vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorLink vendor={vendor} showsLogo={showsLogos} />
            </li>
          ))}
          {entry.more > 0 ? (
            <li>
              <Anchor className={styles.vendor} href={entry.href}>
                {say('shell:moreVendors', { count: entry.more })}
                <Icon name="arrowRight" size="small" />
              </Anchor>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  );
}
