import type { GameTable } from '#contract/generated/types.ts';
import { Money } from '#ui/kit/Money.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import styles from './CrashStage.module.css';

export interface SeatListProps {
  table: GameTable | null;
  say: Say;
  number: (value: number, decimals?: number) => string;
}

/** Who is at the table, what they staked and where they left. */
export function SeatList({ table, say, number }: SeatListProps) {
  const seats = table?.seats ?? [];
  return (
    <div className={styles.seats}>
      <p className={styles.count}>{say('crash-comet:seats', { seats: table?.seatCount ?? 0 })}</p>
      <ul>
        {seats.map(({ name, stakeMicro, currency, cashedAt }, index) => (
          <li key={index} data-left={cashedAt !== null}>
            <span className={styles.name}>{name}</span>
            <Money micro={BigInt(stakeMicro)} currency={currency} />
            <span className="tabular">
              {cashedAt === null ? '' : `${number(cashedAt / 100, 2)}×`}
            </span>
          </li>
        ))}
      </ul>
      {table === null ? null : (
        <p className={styles.promise}>
          {say('crash-comet:promise')} <code>{table.commitment.slice(0, 12)}…</code>
        </p>
      )}
    </div>
  );
}
