import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import type { Permission } from '#contract/permission.ts';
import { useStaff } from '../session/useStaff.ts';
import { Screen } from './Screen.tsx';
import { useAddress } from '../values/useAddress.ts';
import styles from './BrandDesk.module.css';

export interface BrandDeskProps {
  title: string;
  lead: string;
  /** Needed to change something; without it the lead says so instead. */
  permission?: Permission;
  /** The work on one brand. */
  children: (brand: { brand: string; name: string }) => ReactNode;
}

/** A screen for one brand at a time; which, stands in the address. */
export function BrandDesk({ title, lead, permission, children }: BrandDeskProps) {
  const say = useTexts('office');
  const { brands, may } = useStaff();
  const { params, change } = useAddress();
  const chosen = brands.find(({ brand }) => brand === params.get('brand')) ?? brands[0];
  return (
    <Screen
      title={title}
      lead={
        permission === undefined || may(permission)
          ? lead
          : say('office:desk.readOnly', { permission })
      }
    >
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
