import type { RegionRuleFault } from '#domain/region/region-rule-faults.ts';
import type { RegionRule } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import styles from './RegionRuleRow.module.css';
import { useCountryName } from './useCountryName.ts';

/** The contract's bounds. */
const MAX_VALUE = 64;
const MAX_NOTE = 200;

/** One rule: which visitors it is about, and its effect. */
export function RegionRuleRow(props: ListItem<RegionRule, RegionRuleFault>) {
  const { item: rule, faults, onChange } = props;
  const say = useTexts('office');
  const countryName = useCountryName();
  const frozen = onChange === undefined;
  const isCountry = rule.kind === 'country';
  const fault = faults[0]?.code;
  const kindName = isCountry ? say('office:regions.country') : say('office:regions.network');
  return (
    <ListRow
      row={props}
      name={
        (isCountry ? countryName(rule.value) : '') || rule.value || say('office:regions.unnamed')
      }
      beside={
        <Pill tone={rule.effect === 'allow' ? 'win' : 'loss'}>
          {say(`office:effectPill.${rule.effect}`)}
        </Pill>
      }
      tone={rule.effect === 'allow' ? 'win' : 'loss'}
      enabled={rule.enabled}
      onEnable={(enabled) => onChange?.({ ...rule, enabled })}
    >
      <div className={styles.fields}>
        {frozen ? null : (
          <SelectField
            label={say('office:regions.effect')}
            value={rule.effect}
            options={(['allow', 'block'] as const).map((value) => ({
              value,
              label: say(`office:effectPill.${value}`),
            }))}
            onChange={(effect) =>
              onChange({ ...rule, effect: effect === 'allow' ? 'allow' : 'block' })
            }
          />
        )}
        <Field
          label={kindName}
          value={rule.value}
          maxLength={isCountry ? 2 : MAX_VALUE}
          placeholder={isCountry ? 'PE' : '203.0.113.0/24'}
          readOnly={frozen}
          autoComplete="off"
          spellCheck={false}
          fault={
            fault === undefined || rule.value.trim() === ''
              ? undefined
              : say(`office:regionFault.${fault}`)
          }
          onChange={(event) => onChange?.({ ...rule, value: event.target.value })}
        />
        <Field
          label={say('office:regions.note')}
          value={rule.note}
          maxLength={MAX_NOTE}
          readOnly={frozen}
          autoComplete="off"
          onChange={(event) => onChange?.({ ...rule, note: event.target.value })}
        />
      </div>
    </ListRow>
  );
}
