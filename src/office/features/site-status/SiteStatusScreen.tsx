import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Screen } from '#staff/screen/Screen.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import styles from './SiteStatusScreen.module.css';

/** Each brand is a request of its own; beyond these they come on demand. */
const BRANDS_AT_ONCE = 24;

/** Which sites are open, and for whom may: opening and closing them. */
export function SiteStatusScreen() {
  const say = useTexts('office', 'ui');
  const { brands, may } = useStaff();
  const [shown, setShown] = useState(BRANDS_AT_ONCE);
  return (
    <Screen
      title={say('office:siteStatus.title')}
      lead={may('brand.status') ? say('office:siteStatus.lead') : say('office:siteStatus.readOnly')}
    >
      {brands.length === 0 ? (
        <EmptyState icon="globe" title={say('office:siteStatus.none')} />
      ) : (
        <ul className={styles.brands}>
          {brands.slice(0, shown).map(({ brand, name }) => (
            <li key={brand}>
              <BrandPanel brand={brand} name={name} />
            </li>
          ))}
        </ul>
      )}
      {shown >= brands.length ? null : (
        <Button tone="secondary" onClick={() => setShown(shown + BRANDS_AT_ONCE)}>
          {say('ui:more')}
        </Button>
      )}
    </Screen>
  );
}
