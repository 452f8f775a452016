import type { SessionLimitSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import {
  effectiveEdits,
  LIMIT_NAMES,
  limitBounds,
  type LimitEdits,
  type LimitName,
  limitFaults,
  wantedLimits,
} from './limits-draft.ts';
import styles from '#staff/setting/FieldGrid.module.css';

/** Digits of the largest bound, and room for a slip. */
const MAX_LENGTH = 6;

const UNITS: Readonly<Record<LimitName, 'minutes' | 'days'>> = {
  lifetimeMinutes: 'minutes',
  idleMinutes: 'minutes',
  passwordMaxAgeDays: 'days',
};

/** Lifetime and idle limit of members' sessions, and the age at which a password expires. */
export function useLimitsEditor(
  input: SettingEditorInput<SessionLimitSettings, LimitEdits>,
): SettingDraft<SettingContent<'setSessionLimits'>> {
  const { now, edits, edit } = input;
  const say = useTexts('office');
  const changed = effectiveEdits(now.limits, edits);
  const faults = limitFaults(changed);
  const limits = wantedLimits(now.limits, changed);
  const faultAt = useFaultText(faults);
  const told = (name: LimitName, count: number): string =>
    say(`office:sessionLimits.value.${UNITS[name]}`, { count });
  return {
    content: limits && { limits },
    changes: LIMIT_NAMES.filter((name) => changed[name] !== undefined).map((name) => ({
      id: name,
      what: say(`office:sessionLimits.${name}`),
      before: told(name, now.limits[name]),
      after: limits === null ? '' : told(name, limits[name]),
    })),
    faults: faults.length,
    review: <p>{say('office:sessionLimits.effect')}</p>,
    fields: (
      <Panel title={say('office:sessionLimits.limits')}>
        <div className={styles.fields}>
          {LIMIT_NAMES.map((name) => (
            <Field
              key={name}
              label={say(`office:sessionLimits.${name}`)}
              hint={say(`office:sessionLimits.hint.${name}`, limitBounds(name))}
              value={edits?.[name] ?? String(now.limits[name])}
              after={say(`office:sessionLimits.unit.${UNITS[name]}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_LENGTH}
              readOnly={edit === undefined}
              fault={faultAt(`/${name}`)}
              onChange={(event) => edit?.({ ...edits, [name]: event.target.value })}
            />
          ))}
        </div>
      </Panel>
    ),
  };
}
