import styles from './CellPictures.module.css';

const PETALS = [0, 60, 120, 180, 240, 300];
const SPIKES = [0, 45, 90, 135, 180, 225, 270, 315];

/** A flower in the brand's colours. */
export function FlowerPicture() {
  return (
    <svg viewBox="-24 -24 48 48" className={styles.flower}>
      {PETALS.map((turn) => (
        <ellipse
          key={turn}
          className={styles.petal}
          cx="0"
          cy="-11"
          rx="6.5"
          ry="9.5"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={styles.heart} r="6.5" />
      <circle className={styles.spark} cx="-2" cy="-2.25" r="1.75" />
    </svg>
  );
}

/** A round mine with spikes. */
export function MinePicture() {
  return (
    <svg viewBox="-24 -24 48 48" className={styles.mine}>
      {SPIKES.map((turn) => (
        <path
          key={turn}
          className={styles.spike}
          d="M-2.5-12 0-20 2.5-12Z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={styles.shell} r="13.5" />
      <path className={styles.rim} d="M-8.5-5A10 10 0 0 1-1-10" />
      <circle className={styles.fuse} r="4" />
    </svg>
  );
}
