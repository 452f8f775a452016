import styles from './LadderMeter.module.css';

export interface LadderMeterProps {
  /** Multipliers of one win after the other in a spin. */
  steps: readonly number[];
  /** The one that holds now; null: nothing has fallen yet. */
  at: number | null;
}

/** Which multiplier the next win has while symbols fall. */
export function LadderMeter({ steps, at }: LadderMeterProps) {
  const reached = at === null ? 0 : steps.lastIndexOf(at);
  return (
    <span className={styles.ladder} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={index} className={`display ${styles.step}`} data-now={index === reached}>
          ×{step}
        </span>
      ))}
    </span>
  );
}
