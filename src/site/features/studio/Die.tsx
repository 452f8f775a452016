import styles from './Outcome.module.css';

const [LOW, MIDDLE, HIGH] = [14, 25, 36];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
};

/** A die. @param props.face null: it is under the glass */
export function Die({ face }: { face: number | null }) {
  return (
    <svg className={styles.die} viewBox="0 0 50 50" aria-hidden="true" data-face={face ?? 'hidden'}>
      <rect x="2" y="2" width="46" height="46" rx="10" />
      {(face === null ? [] : (PIPS[face] ?? [])).map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={face === 1 ? 6.5 : 4.5}
          data-red={face === 1 || face === 4}
        />
      ))}
    </svg>
  );
}
