import { useId, useMemo } from 'react';
import { everyPeg, pegsHit, pegSpot } from './fall.ts';
import styles from './PlinkoPegs.module.css';

export interface PlinkoPegsProps {
  rows: number;
  path: readonly number[];
  rowsHit: number;
  moves: boolean;
}

/** The pegs. Those that the ball has met stay lit, so that its way can be seen afterwards. */
export function PlinkoPegs({ rows, path, rowsHit, moves }: PlinkoPegsProps) {
  const shade = useId();
  const pegs = useMemo(() => everyPeg(rows), [rows]);
  const lit = useMemo(
    () =>
      pegsHit(path)
        .slice(0, rowsHit)
        .map((peg, row) => ({ row, peg, ...pegSpot(rows, row, peg) })),
    [path, rowsHit, rows],
  );
  return (
    <svg className={styles.pegs} data-moves={moves} aria-hidden="true">
      <defs>
        <radialGradient id={shade} cx="35%" cy="28%" r="80%">
          <stop offset="0" className={styles.shine} />
          <stop offset="0.45" className={styles.body} />
          <stop offset="1" className={styles.edge} />
        </radialGradient>
      </defs>
      {pegs.map(({ row, peg, x, y }) => (
        <circle key={`${row}/${peg}`} className={styles.drop} cx={`${x}%`} cy={`${y}%`} r={3} />
      ))}
      {pegs.map(({ row, peg, x, y }) => (
        <circle
          key={`${row}/${peg}`}
          className={styles.peg}
          cx={`${x}%`}
          cy={`${y}%`}
          r={3}
          fill={`url(#${shade})`}
        />
      ))}
      {lit.map(({ row, peg, x, y }) => (
        <g key={`${row}/${peg}`}>
          {moves ? <circle className={styles.wave} cx={`${x}%`} cy={`${y}%`} r={3} /> : null}
          <circle className={styles.lit} cx={`${x}%`} cy={`${y}%`} r={3} />
        </g>
      ))}
    </svg>
  );
}
