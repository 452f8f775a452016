import type { RegionRuleFault } from '#domain/region/region-rule-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Field, SelectField } from '../../kit/Field.tsx';
import { Switch } from '../../kit/Switch.tsx';
import type { DraftRule } from './region-draft.ts';
import styles from './RegionRuleRow.module.css';
import { useCountryName } from './useCountryName.ts';

/** The contract's bounds. */
const MAX_VALUE = 64;
const MAX_NOTE = 200;

export interface RegionRuleRowProps {
  /** From 1. */
  place: number;
  rule: DraftRule;
  fault: RegionRuleFault['code'] | undefined;
  /** Left out: for looking at. */
  onChange: ((rule: DraftRule) => void) | undefined;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
}

/** One rule in a line: whom it is about, what it does, and its place. */
export function RegionRuleRow(props: RegionRuleRowProps) {
  const { place, rule, fault, onChange, onMove, onRemove, isFirst, isLast } = props;
  const say = useTexts('office');
  const countryName = useCountryName();
  const frozen = onChange === undefined;
  const name = rule.kind === 'country' ? countryName(rule.value) : '';
  const of = { place };
  return (
    <li className={styles.row} data-effect={rule.effect} data-off={rule.enabled ? undefined : ''}>
      <div className={styles.head}>
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <Pill tone={rule.effect === 'allow' ? 'win' : 'loss'}>
          {say(`office:effectPill.${rule.effect}`)}
        </Pill>
        <span className={styles.name}>{name}</span>
        <Switch
          label={say('office:regions.enabledOf', of)}
          hideLabel
          checked={rule.enabled}
          disabled={frozen}
          onChange={(enabled) => onChange?.({ ...rule, enabled })}
        />
        {frozen ? null : (
          <span className={styles.tools}>
            <IconButton
              icon="caretDown"
              className={styles.up ?? ''}
              label={say('office:regions.up', of)}
              aria-disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="caretDown"
              label={say('office:regions.down', of)}
              aria-disabled={isLast}
              onClick={() => onMove(1)}
            />
            <IconButton icon="close" label={say('office:regions.remove', of)} onClick={onRemove} />
          </span>
        )}
      </div>
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
          label={
            rule.kind === 'country' ? say('office:regions.country') : say('office:regions.network')
          }
          value={rule.value}
          maxLength={rule.kind === 'country' ? 2 : MAX_VALUE}
          placeholder={rule.kind === 'country' ? 'PE' : '203.0.113.0/24'}
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
    </li>
  );
}
