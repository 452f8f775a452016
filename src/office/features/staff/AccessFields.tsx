import { staffRoles } from '#contract/generated/enum-values.ts';
import type { StaffAccess, StaffRole } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './AccessFields.module.css';

interface AccessFieldsProps {
  access: StaffAccess;
  onChange: (access: StaffAccess) => void;
}

/** The role of an account, its brands, and whether it needs a second factor. */
export function AccessFields({ access, onChange }: AccessFieldsProps) {
  const say = useTexts('office', 'staff-desk');
  const { brands } = useStaff();
  const own = access.brands;
  const toggle = (brand: string): void => {
    const now = own ?? [];
    const next = now.includes(brand) ? now.filter((one) => one !== brand) : [...now, brand];
    onChange({ ...access, brands: next });
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label={say('staff-desk:role')}
        value={access.role}
        options={staffRoles.map((role) => ({ value: role, label: say(`staff-desk:role.${role}`) }))}
        onChange={(role) => onChange({ ...access, role: role as StaffRole })}
      />
      <p className={styles.hint}>{say(`staff-desk:does.${access.role}`)}</p>
      <fieldset className={styles.brands}>
        <legend>{say('staff-desk:brands')}</legend>
        <Switch
          label={say('office:table.everyBrand')}
          checked={own === null}
          onChange={(every) => onChange({ ...access, brands: every ? null : [] })}
        />
        {own === null
          ? null
          : brands.map(({ brand, name }) => (
              <label key={brand} className={styles.brand}>
                <input
                  type="checkbox"
                  checked={own.includes(brand)}
                  onChange={() => toggle(brand)}
                />
                {name}
              </label>
            ))}
      </fieldset>
      <Switch
        label={say('staff-desk:requiresFactor')}
        checked={access.requiresFactor}
        onChange={(requiresFactor) => onChange({ ...access, requiresFactor })}
      >
        {say('staff-desk:requiresFactor.hint')}
      </Switch>
    </div>
  );
}
