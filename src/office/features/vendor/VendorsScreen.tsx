import { useState } from 'react';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { ImportVendor } from './ImportVendor.tsx';
import { useVendors } from './useVendors.ts';
import { VendorCard } from './VendorCard.tsx';
import styles from './Vendor.module.css';
import type { Imported } from './vendor-upload.ts';

const PLACEHOLDER_LINES = 8;

/** Outside suppliers of games, in their order. They belong to no brand. */
export function VendorsScreen() {
  const say = useTexts('vendor-desk', 'office');
  const mayEdit = useStaff().may('vendor.edit');
  const { state, putVendor } = useVendors();
  const [imported, setImported] = useState<Imported | null>(null);
  return (
    <Screen
      title={say('vendor-desk:title')}
      lead={
        mayEdit
          ? say('vendor-desk:lead')
          : say('office:desk.readOnly', { permission: 'vendor.edit' })
      }
    >
      {imported === null ? null : (
        <Notice
          tone="good"
          title={say('vendor-desk:import.done', { name: imported.vendor.record.displayName })}
        >
          {say('vendor-desk:import.counts', imported.counts)}
        </Notice>
      )}
      <DeskState state={state} lines={PLACEHOLDER_LINES}>
        {(vendors) => (
          <div className={styles.stack}>
            {mayEdit ? (
              <ImportVendor
                vendors={vendors}
                refresh={state.refresh}
                onImported={(done) => {
                  putVendor(done.vendor);
                  setImported(done);
                }}
              />
            ) : null}
            {vendors.items.length === 0 ? (
              <EmptyState icon="gameController" title={say('vendor-desk:none')}>
                <p>{say('vendor-desk:none.text')}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {vendors.items.map((vendor) => (
                  <VendorCard key={vendor.record.code} vendor={vendor} />
                ))}
              </ul>
            )}
          </div>
        )}
      </DeskState>
    </Screen>
  );
}
