import type { Wording } from '../../kit/stage/stage-game.ts';
import { paysOf } from '../rules.ts';
import styles from './PayLine.module.css';

export interface PayLineProps extends Pick<Wording, 'say' | 'number'> {
  /** How many numbers are picked. */
  picks: number;
  /** Hits so far; null before the draw. */
  hits: number | null;
  /** All numbers have been drawn. */
  isFinal: boolean;
}

/** What each number of hits pays for so many picks. The hits so far are lit. */
export function PayLine({ picks, hits, isFinal, say, number }: PayLineProps) {
  const paying = paysOf(picks).flatMap((multiplier, count) =>
    multiplier === 0n ? [] : [{ count, pays: Number(multiplier) }],
  );
  if (paying.length === 0) return <p className={styles.none}>{say('keno-forty:choose')}</p>;
  return (
    <ol className={`tabular ${styles.line}`} aria-label={say('keno-forty:pays')}>
      {paying.map(({ count, pays }) => (
        <li
          key={count}
          className={styles.pay}
          data-state={stateOf(count, hits)}
          data-final={isFinal}
          aria-current={count === hits ? 'true' : undefined}
        >
          <span className="visually-hidden">
            {say('keno-forty:pays.hits', { hits: count, pays: paysText(pays, number) })}
          </span>
          <span className={styles.hits} aria-hidden="true">
            {number(count)}
          </span>
          <span className={styles.amount} aria-hidden="true">
            {paysText(pays, number)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(count: number, hits: number | null): 'open' | 'passed' | 'reached' {
  if (hits === null || count > hits) return 'open';
  return count === hits ? 'reached' : 'passed';
}

/** A pay in stakes with no more decimals than it has: `3.95`, `6.5`, `10,000`. */
function paysText(multiplier: number, number: Wording['number']): string {
  const decimals = [0, 1].find((places) => multiplier % 10 ** (4 - places) === 0) ?? 2;
  return number(multiplier / 10_000, decimals);
}
