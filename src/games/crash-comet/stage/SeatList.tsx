import type { GameTable } from '#contract/generated/types.ts';
import { Money } from '#ui/kit/Money.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import plates from '../../kit/stage/Plate.module.css';
import styles from './SeatList.module.css';

export interface SeatListProps {
  table: GameTable | null;
  say: Say;
  number: (value: number, decimals?: number) => string;
}

/** Who is at the table, what they staked and where they left. Names are masked by the server. */
export function SeatList({ table, say, number }: SeatListProps) {
  const seats = table?.seats ?? [];
  const title = say('crash-comet:seats', { seats: table?.seatCount ?? 0 });
  return (
    <div className={`${plates.plate} ${styles.seats}`}>
      <p className={styles.count}>{title}</p>
      {/* A scrolling region must take the focus so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        {seats.length === 0 ? null : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('crash-comet:seats.name')}</th>
                <th scope="col">{say('crash-comet:seats.stake')}</th>
                <th scope="col">{say('crash-comet:seats.left')}</th>
              </tr>
            </thead>
            <tbody>
              {seats.map(({ name, stakeMicro, currency, cashedAt }, index) => (
                <tr key={index} data-left={cashedAt !== null}>
                  <td className={styles.name}>{name}</td>
                  <td>
                    <Money micro={BigInt(stakeMicro)} currency={currency} />
                  </td>
                  <td className="tabular">
                    {cashedAt === null ? '–' : `${number(cashedAt / 100, 2)}×`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {table === null ? null : (
        <p className={styles.promise}>
          {say('crash-comet:promise')} <code>{table.commitment.slice(0, 12)}…</code>
        </p>
      )}
    </div>
  );
}
