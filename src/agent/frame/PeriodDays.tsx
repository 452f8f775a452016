import { readDay } from '#domain/day/day.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { DayField } from '#ui/record/DayField.tsx';
import { DAY_PRESETS, presetDays, presetOf } from './day-presets.ts';
import styles from './PeriodDays.module.css';
import type { PeriodDaysState } from './usePeriodDays.ts';

/** First and last day, and the usual periods. */
export function PeriodDays({ from, to, today, isSound, setPeriod }: PeriodDaysState) {
  const say = useTexts('agent', 'records');
  return (
    <div className={styles.period} role="group" aria-label={say('records:period')}>
      <ChoiceStrip
        label={say('agent:period.presets')}
        choices={DAY_PRESETS.map((preset) => ({
          value: preset,
          label: say(`agent:period.${preset}`),
        }))}
        chosen={presetOf({ from, to }, today)}
        onChoose={(preset) => {
          if (preset !== null) setPeriod(presetDays(preset, today));
        }}
      />
      <div className={styles.days}>
        <DayField
          label={say('records:period.from')}
          value={from}
          max={today}
          onDay={(day) => setPeriod({ from: readDay(day) ?? from, to })}
        />
        <DayField
          label={say('records:period.to')}
          value={to}
          max={today}
          onDay={(day) => setPeriod({ from, to: readDay(day) ?? to })}
        />
      </div>
      {isSound ? null : <Notice tone="problem">{say('agent:period.fault')}</Notice>}
    </div>
  );
}
