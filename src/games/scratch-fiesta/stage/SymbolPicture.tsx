import type { ReactNode } from 'react';
import type { SymbolId } from '../rules.ts';
import styles from './SymbolPicture.module.css';

/** Drawn in 48 by 48. Classes a to e are inks, `line` is a stroke without a fill. */
const SHAPES: Readonly<Record<SymbolId, ReactNode>> = {
  sun: (
    <>
      {Array.from({ length: 12 }, (_, ray) => (
        <path
          key={ray}
          className={ray % 2 === 0 ? styles.b : styles.a}
          d="M24 2l3.4 10h-6.8z"
          transform={`rotate(${ray * 30} 24 24)`}
        />
      ))}
      <circle className={styles.a} cx="24" cy="24" r="11.5" />
      <path className={styles.line} d="M19.5 21.5v1.5m9-1.5v1.5M19 27q5 4.5 10 0" />
    </>
  ),
  pinata: (
    <>
      <path
        className={styles.b}
        d="M24 3l5.5 14 15-1-12 9.5 7 14-15.5-8-15.5 8 7-14-12-9.5 15 1z"
      />
      <circle className={styles.a} cx="24" cy="24" r="8.5" />
      <path className={styles.c} d="M16 21.5a8.5 8.5 0 0 0 0 5h16a8.5 8.5 0 0 0 0-5z" />
      <path className={styles.line} d="M8.5 39.5l-2 5m3.5-4v5m29.5-6l2 5m-3.5-4v5" />
    </>
  ),
  guitar: (
    <g transform="rotate(40 24 24)">
      <path className={styles.d} d="M22 2h4v19h-4z" />
      <path className={styles.d} d="M20.5 1h7l-.7 6h-5.6z" />
      <path
        className={styles.b}
        d="M24 17c5 0 8 3 7.5 6.5-.3 2.5.5 3.5 2 5.5 4 5.5-.5 14.5-9.5 14.5S10.5 34.5 14.5 29c1.5-2 2.3-3 2-5.5C16 20 19 17 24 17z"
      />
      <circle className={styles.d} cx="24" cy="28" r="4" />
      <path className={styles.line} d="M19.5 37h9M24 8v20" />
    </g>
  ),
  sombrero: (
    <>
      <path
        className={styles.a}
        d="M2 29c2 9 12 13 22 13s20-4 22-13c-3 4-8 5-11 5H13c-3 0-8-1-11-5z"
      />
      <path className={styles.b} d="M13.5 34C14 22 18 8 24 8s10 14 10.5 26c-6 2.5-15 2.5-21 0z" />
      <path className={styles.c} d="M14 28.5c5 2.5 15 2.5 20 0l.5 5.5c-6 2.5-15 2.5-21 0z" />
      <path
        className={styles.line}
        d="M19 22l2.5-3 2.5 3 2.5-3 2.5 3M7 34.5l2 3m6 0l1.5 2.5m14-2.5l1-0m8.5-3l-2 3"
      />
    </>
  ),
  maraca: (
    <g transform="rotate(35 24 24)">
      <path className={styles.d} d="M21.5 27h5L27.5 45a3.5 2.5 0 0 1-7 0z" />
      <ellipse className={styles.e} cx="24" cy="16" rx="12" ry="14.5" />
      <path className={styles.a} d="M12.3 13q11.7 5 23.4 0v6q-11.7 5-23.4 0z" />
      <path className={styles.line} d="M17 7.5q7 3 14 0M15 23.5l3 3m3-1.5l3 3m3-3l3 1.5" />
    </g>
  ),
  cactus: (
    <>
      <path
        className={styles.c}
        d="M18.5 40V12a5.5 5.5 0 0 1 11 0v12h3.5v-6a3.5 3.5 0 0 1 7 0v7a6 6 0 0 1-6 6h-4.5v9zM18.5 34H13a6 6 0 0 1-6-6v-5a3.5 3.5 0 0 1 7 0v4h4.5z"
      />
      <path className={styles.d} d="M13 38h22l-2.5 8h-17z" />
      <path className={styles.line} d="M24 12v5m0 4v5m0 4v4M10.5 24v4M36.5 19v5" />
      <circle className={styles.e} cx="24" cy="7" r="3.5" />
    </>
  ),
  pepper: (
    <>
      <path
        className={styles.e}
        d="M29 13c7 1 10 7 8 14C34 38 20 45 6 43c10-2 14-8 14.5-15 .5-8 2.5-14 8.5-15z"
      />
      <path className={styles.c} d="M23 14c2-4 12-4 15 2-4-1-6 1-8 0s-4 0-7-2z" />
      <path className={styles.line} d="M30 12c0-4 2-7 6-9M33 22c0 6-4 12-10 15" />
    </>
  ),
  lime: (
    <>
      <circle className={styles.c} cx="24" cy="24" r="19.5" />
      <circle className={styles.f} cx="24" cy="24" r="15.5" />
      {Array.from({ length: 8 }, (_, part) => (
        <path
          key={part}
          className={styles.g}
          d="M24 22.2L19.8 11.3A13.5 13.5 0 0 1 28.2 11.3z"
          transform={`rotate(${part * 45} 24 24)`}
        />
      ))}
    </>
  ),
};

/** One symbol of the tickets. What it is called is said elsewhere. */
export function SymbolPicture({ symbol }: { symbol: SymbolId }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 48 48" aria-hidden="true">
      {SHAPES[symbol]}
    </svg>
  );
}
