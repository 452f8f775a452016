import { useParams } from 'react-router-dom';
import type { VendorDeskEntry } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { useVendorFacts } from './useVendorFacts.tsx';
import { useVendors } from './useVendors.ts';
import styles from './Vendor.module.css';
import { VendorEditor } from './VendorEditor.tsx';
import { VendorPills } from './VendorPills.tsx';

const PLACEHOLDER_LINES = 12;

/** One vendor: its record, its keys and its currencies. */
export function VendorScreen() {
  const say = useTexts('vendor-desk', 'office');
  const mayEdit = useStaff().may('vendor.edit');
  const { vendor: code = '' } = useParams();
  const { state, putVendor } = useVendors();
  const vendor = state.value?.items.find(({ record }) => record.code === code);
  return (
    <Screen
      title={vendor?.record.displayName ?? code}
      above={
        <Anchor href="/vendors" className={styles.back}>
          <Icon name="arrowLeft" size="small" />
          {say('vendor-desk:title')}
        </Anchor>
      }
      beside={vendor === undefined ? undefined : <VendorPills vendor={vendor} />}
      lead={mayEdit ? undefined : say('office:desk.readOnly', { permission: 'vendor.edit' })}
    >
      <DeskState state={state} lines={PLACEHOLDER_LINES}>
        {() =>
          vendor === undefined ? (
            <EmptyState icon="gameController" title={say('vendor-desk:notFound')}>
              <p>{say('vendor-desk:notFound.text', { code })}</p>
            </EmptyState>
          ) : (
            <div key={code} className={styles.stack}>
              <Overview vendor={vendor} />
              <KeysPanel vendor={vendor} putVendor={putVendor} refresh={state.refresh} />
              <VendorEditor vendor={vendor} putVendor={putVendor} refresh={state.refresh} />
            </div>
          )
        }
      </DeskState>
    </Screen>
  );
}

function Overview({ vendor }: { vendor: VendorDeskEntry }) {
  const say = useTexts('vendor-desk');
  const facts = useVendorFacts(vendor);
  return (
    <Panel title={say('vendor-desk:overview')}>
      <Facts
        facts={[
          {
            id: 'code',
            label: say('vendor-desk:code'),
            value: <span className="code">{vendor.record.code}</span>,
          },
          ...facts,
        ]}
      />
    </Panel>
  );
}
