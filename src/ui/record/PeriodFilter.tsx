import { readDay } from '#domain/day/day.ts';
import { type InputHTMLAttributes, useId } from 'react';
import { localDay, PERIOD_STEPS, stepPeriod } from '#domain/record/period.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useTypedFilter } from '../query/useTypedFilter.ts';
import styles from './PeriodFilter.module.css';
import type { RecordPeriod } from './useRecordPeriod.ts';

/** First and last day, and steps of 7 and 30 days back and on. */
export function PeriodFilter({ period, isSound, setPeriod }: RecordPeriod) {
  const say = useTexts('records');
  const id = useId();
  const today = localDay(new Date());
  return (
    <div className={styles.filter} role="group" aria-label={say('records:period')}>
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className={styles.day}>
          <label htmlFor={`${id}-${end}`}>{say(`records:period.${end}`)}</label>
          <DayInput
            id={`${id}-${end}`}
            value={period[end] ?? ''}
            aria-invalid={!isSound}
            aria-describedby={isSound ? undefined : `${id}-fault`}
            onDay={(day) => setPeriod({ ...period, [end]: readDay(day) })}
          />
        </span>
      ))}
      <span className={styles.steps}>
        {PERIOD_STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            onClick={() => setPeriod(stepPeriod(period, step, today))}
          >
            {say(`records:period.${step}`)}
          </button>
        ))}
        {period.from === null && period.to === null ? null : (
          <button
            type="button"
            className={styles.step}
            onClick={() => setPeriod({ from: null, to: null })}
          >
            {say('records:period.all')}
          </button>
        )}
      </span>
      {isSound ? null : (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {say('records:period.fault')}
        </p>
      )}
    </div>
  );
}

interface DayInputProps extends InputHTMLAttributes<HTMLInputElement> {
  value: string;
  onDay: (day: string) => void;
}

function DayInput({ value, onDay, ...input }: DayInputProps) {
  const [text, setText] = useTypedFilter(value, onDay);
  return (
    <input
      {...input}
      type="date"
      className={styles.input}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
