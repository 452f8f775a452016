import { useEffect, useRef } from 'react';
import plates from '../../kit/stage/Plate.module.css';
import type { Wording } from '../../kit/stage/stage-game.ts';
import { HAND_STAKES, handMultiplier, PAYING_HANDS, type PayingHand } from '../rules.ts';
import styles from './PayTable.module.css';

export interface PayTableProps extends Pick<Wording, 'say' | 'money'> {
  /** The hand that the cards make now. */
  hand: PayingHand | null;
  stakeMicro: bigint | null;
}

/** What every hand pays, with the current one marked and in sight. */
export function PayTable({ hand, stakeMicro, say, money }: PayTableProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const [box, row] = [scroll.current, current.current];
    // Only the table scrolls: `scrollIntoView` would move the page too.
    if (box !== null && row !== null) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [hand]);
  return (
    <div
      ref={scroll}
      className={`${plates.plate} ${styles.scroll}`}
      role="region"
      aria-label={say('poker-jacks:table')}
      // A scrolling region must take the focus so that keys can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('poker-jacks:table.hand')}</th>
            <th scope="col">{say('poker-jacks:table.pays')}</th>
            {stakeMicro === null ? null : <th scope="col">{say('poker-jacks:table.amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {PAYING_HANDS.map((name) => (
            <tr
              key={name}
              ref={name === hand ? current : null}
              aria-current={name === hand || undefined}
            >
              <th scope="row">{say(`poker-jacks:spot.${name}`)}</th>
              <td className="tabular">{HAND_STAKES[name]}×</td>
              {stakeMicro === null ? null : (
                <td className="tabular">{money((stakeMicro * handMultiplier(name)) / 10_000n)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
