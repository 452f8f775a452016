import { useMemo } from 'react';
import type { BrandDaySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { timeZones } from './time-zones.ts';

/** The time zone at whose midnight a brand's days end. */
export function useDayEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<BrandDaySettings, string>): SettingDraft<SettingContent<'setBrandDay'>> {
  const say = useTexts('office');
  const held = now.day.timeZone;
  const timeZone = edits ?? held;
  const options = useMemo(() => timeZones(held), [held]);
  return {
    content: { day: { timeZone } },
    changes:
      timeZone === held
        ? []
        : [
            {
              id: 'timeZone',
              what: say('office:brandDay.timeZone'),
              before: held,
              after: timeZone,
            },
          ],
    review: <p>{say('office:brandDay.effect')}</p>,
    fields: (
      <Panel title={say('office:brandDay.day')}>
        <div className={styles.fields}>
          {edit === undefined ? (
            <Field readOnly label={say('office:brandDay.timeZone')} value={held} />
          ) : (
            <SelectField
              label={say('office:brandDay.timeZone')}
              value={timeZone}
              options={options.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              onChange={(chosen) => edit(chosen === held ? null : chosen)}
            />
          )}
        </div>
        <p>{say('office:brandDay.today', { day: now.today })}</p>
      </Panel>
    ),
  };
}
