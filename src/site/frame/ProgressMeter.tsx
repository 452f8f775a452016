import { useId } from 'react';
import styles from './ProgressMeter.module.css';

export interface ProgressMeterProps {
  label: string;
  doneMicro: bigint;
  allMicro: bigint;
  /** The progress in words, shown and read aloud. */
  text: string;
}

/** How much of an amount has been reached, as a bar with its words. */
export function ProgressMeter({ label, doneMicro, allMicro, text }: ProgressMeterProps) {
  const id = useId();
  const capped = doneMicro > allMicro ? allMicro : doneMicro;
  const percent = allMicro === 0n ? 100 : Number((capped * 100n) / allMicro);
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
