import styles from './EggStage.module.css';

/** An egg, whole or in two halves. */
export function Egg({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 140"
      aria-hidden="true"
      data-open={isOpen || undefined}
    >
      <ellipse className={styles.ground} cx="50" cy="133" rx="30" ry="5" />
      {isOpen ? <Rays /> : null}
      <g className={styles.cap}>
        <path
          className={styles.shell}
          d="M12 76C14 40 32 12 50 12S86 40 88 76L76 66 63 78 50 66 37 78 24 66Z"
        />
        <path className={styles.shine} d="M28 52C31 38 37 29 44 25" />
        <circle className={styles.spot} cx="62" cy="44" r="6" />
      </g>
      <g>
        <path
          className={styles.shell}
          d="M12 76 24 66 37 78 50 66 63 78 76 66 88 76C90 108 72 132 50 132S10 108 12 76Z"
        />
        <circle className={styles.spot} cx="34" cy="100" r="7" />
        <circle className={styles.spot} cx="66" cy="112" r="5" />
      </g>
    </svg>
  );
}

function Rays() {
  return <path className={styles.rays} d="M50 62V40M34 62 24 46M66 62 76 46" />;
}
