import styles from './Rain.module.css';

const ENVELOPES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Envelopes that fall behind the words, as decoration only. */
export function RainSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {ENVELOPES.map((envelope) => (
        <span key={envelope} className={styles.envelope} />
      ))}
    </div>
  );
}
