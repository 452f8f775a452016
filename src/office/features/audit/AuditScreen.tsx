import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import styles from './AuditScreen.module.css';
import { auditActionsOf, useOfficeFeatures } from '../../shell/office-feature.ts';
import { AuditTable } from './AuditTable.tsx';

/** Who changed what of a brand, when and why; nothing here can be altered. */
export function AuditScreen() {
  const say = useTexts('office');
  return (
    <BrandDesk title={say('office:audit.title')} lead={say('office:audit.lead')}>
      {({ brand, name }) => <BrandAudit brand={brand} name={name} />}
    </BrandDesk>
  );
}

function BrandAudit({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('office');
  const { params, change } = useAddress();
  const actions = auditActionsOf(useOfficeFeatures());
  const action = oneOf(params, 'action', actions);
  const cursor = cursorOf(params);
  const list = useQuery(
    'listAuditEntries',
    {
      params: { brand },
      query: { ...(action === null ? {} : { action }), ...(cursor === null ? {} : { cursor }) },
    },
    { keepPrevious: true },
  );
  return (
    <div className={styles.trail}>
      <div className={styles.filter}>
        <SelectField
          label={say('office:audit.action')}
          value={action ?? ''}
          options={[
            { value: '', label: say('office:audit.all') },
            ...actions.map((id) => ({ value: id, label: say(`office:auditAction.${id}`) })),
          ]}
          onChange={(chosen) => change({ action: chosen })}
        />
      </div>
      <PagedList
        list={list}
        none={<EmptyState icon="history" title={say('office:audit.none', { name })} />}
      >
        {(items, busy) => <AuditTable entries={items} busy={busy} />}
      </PagedList>
    </div>
  );
}
