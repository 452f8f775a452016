import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { SelectField } from '../kit/Field.tsx';
import { useStaff } from '../session/useStaff.ts';
import { Screen } from '../shell/Screen.tsx';
import { useAddress } from '../values/useAddress.ts';
import styles from './BrandDesk.module.css';

export interface BrandDeskProps {
  title: string;
  lead: string;
  /** The work on one brand. */
  children: (brand: { brand: string; name: string }) => ReactNode;
}

/** A screen for one brand at a time; which, stands in the address. */
export function BrandDesk({ title, lead, children }: BrandDeskProps) {
  const say = useTexts('office');
  const { brands } = useStaff();
  const { params, change } = useAddress();
  const chosen = brands.find(({ brand }) => brand === params.get('brand')) ?? brands[0];
  return (
    <Screen title={title} lead={lead}>
      {chosen === undefined ? (
        <EmptyState icon="globe" title={say('office:siteStatus.none')} />
      ) : (
        <>
          {brands.length === 1 ? null : (
            <div className={styles.brand}>
              <SelectField
                label={say('office:brand')}
                value={chosen.brand}
                options={brands.map(({ brand, name }) => ({ value: brand, label: name }))}
                onChange={(brand) => change({ brand })}
              />
            </div>
          )}
          <div key={chosen.brand}>{children(chosen)}</div>
        </>
      )}
    </Screen>
  );
}
