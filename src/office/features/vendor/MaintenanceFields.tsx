import { useAtomValue } from 'jotai';
import type { MaintenanceWindow } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { keyed, type Keyed, withItem, withoutItem } from '#staff/setting/keyed-list.ts';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { MAX_WINDOWS } from './vendor-draft.ts';
import styles from './Vendor.module.css';

export interface MaintenanceFieldsProps {
  windows: readonly Keyed<MaintenanceWindow>[];
  faultAt: (pointer: string) => string | undefined;
  /** Undefined in read-only mode. */
  onChange: ((windows: readonly Keyed<MaintenanceWindow>[]) => void) | undefined;
}

const ENDS = ['from', 'until'] as const;

/** Planned times without new stakes, by the chosen clock. */
export function MaintenanceFields({ windows, faultAt, onChange }: MaintenanceFieldsProps) {
  const say = useTexts('vendor-desk');
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  return (
    <Panel title={say('vendor-desk:maintenance')}>
      <p className={styles.hint}>
        {say('vendor-desk:maintenance.hint', { clock: clockName(clock, locale, new Date()) })}
      </p>
      {windows.length === 0 ? <p>{say('vendor-desk:maintenance.none')}</p> : null}
      {windows.map((window, index) => (
        <fieldset key={window.key} className={styles.window}>
          <legend className="visually-hidden">
            {say('vendor-desk:maintenance.window', { place: index + 1 })}
          </legend>
          {ENDS.map((end) => (
            <div key={end} className={styles.moments}>
              <Field
                label={say(`vendor-desk:maintenance.${end}`)}
                type="datetime-local"
                value={momentInput(window[end], clock)}
                readOnly={onChange === undefined}
                fault={faultAt(`/maintenance/${index}/${end}`)}
                onChange={({ target }) =>
                  onChange?.(
                    withItem(windows, { ...window, [end]: inputMoment(target.value, clock) }),
                  )
                }
              />
            </div>
          ))}
          {onChange === undefined ? null : (
            <IconButton
              icon="close"
              label={say('vendor-desk:maintenance.remove', { place: index + 1 })}
              onClick={() => onChange(withoutItem(windows, window.key))}
            />
          )}
        </fieldset>
      ))}
      {onChange === undefined || windows.length >= MAX_WINDOWS ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange([...windows, keyed({ from: '', until: '' })])}
          >
            <Icon name="plus" size="small" />
            {say('vendor-desk:maintenance.add')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
