import { memberStatuses } from '#contract/generated/enum-values.ts';
import { isBuiltStatus } from '#domain/built/built-values.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { type MemberFilters } from './member-filters.ts';
import styles from './MemberFilterBar.module.css';
import { MemberSearch } from './MemberSearch.tsx';

export interface MemberFilterBarProps {
  filters: MemberFilters;
  /** Values of the address; null takes one out. */
  onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** Search, brand and status. Who has one brand is not asked for it. */
export function MemberFilterBar({ filters, onChange }: MemberFilterBarProps) {
  const say = useTexts('office');
  const { brands } = useStaff();
  const statuses = memberStatuses.filter(
    (value) => isBuiltStatus(value) || value === filters.status,
  );
  return (
    <search className={styles.bar}>
      <MemberSearch search={filters.search} onSearch={(search) => onChange({ search })} />
      {brands.length < 2 ? null : (
        <div className={styles.brand}>
          <SelectField
            label={say('office:brand')}
            hideLabel
            value={filters.brand ?? ''}
            options={[
              { value: '', label: say('office:members.allBrands') },
              ...brands.map(({ brand, name }) => ({ value: brand, label: name })),
            ]}
            onChange={(brand) => onChange({ brand })}
          />
        </div>
      )}
      {statuses.length < 2 ? null : (
        <Segments
          label={say('office:member.statusName')}
          value={filters.status ?? 'all'}
          options={[
            { value: 'all', label: say('office:members.allStatuses') },
            ...statuses.map((value) => ({
              value,
              label: say(`office:members.status.${value}`),
            })),
          ]}
          onChange={(status) => onChange({ status: status === 'all' ? null : status })}
        />
      )}
    </search>
  );
}
