import type { Wording } from '../../kit/stage/stage-game.ts';
import type { TicketBought } from '../events.ts';
import { PRIZES } from '../rules.ts';
import styles from './SeriesPanel.module.css';
import { stakesText } from './stakes-text.ts';
import { SymbolPicture } from './SymbolPicture.tsx';

export interface SeriesPanelProps extends Pick<Wording, 'say' | 'number'> {
  /** As the last ticket told it; null: not known yet. */
  left: TicketBought['seriesLeft'] | null;
}

/** The prizes, and how many of them the series still holds. */
export function SeriesPanel({ left, say, number }: SeriesPanelProps) {
  // The replay of an older version has other prizes, and their number is not known here.
  const isPast =
    left?.prizes.some(({ multiplier }, at) => multiplier !== Number(PRIZES[at]?.multiplier)) ??
    false;
  return (
    <table className={`tabular ${styles.panel}`}>
      <caption className={styles.caption}>
        {left === null
          ? say('scratch-fiesta:series')
          : say('scratch-fiesta:series.left', { tickets: number(left.tickets) })}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say('scratch-fiesta:series.symbol')}</th>
          <th scope="col">{say('scratch-fiesta:series.prize')}</th>
          <th scope="col">{say('scratch-fiesta:series.count')}</th>
        </tr>
      </thead>
      <tbody>
        {PRIZES.map(({ symbol, multiplier, tickets }, index) => {
          const count = left?.prizes[index]?.left;
          return (
            <tr key={symbol} data-gone={count === 0}>
              <th scope="row" className={styles.symbol}>
                <SymbolPicture symbol={symbol} />
                <span className="visually-hidden">{say(`scratch-fiesta:symbol.${symbol}`)}</span>
              </th>
              <td className={styles.prize}>
                {stakesText(left?.prizes[index]?.multiplier ?? Number(multiplier), number)}
              </td>
              <td className={styles.count}>
                {number(count ?? tickets)}
                {count === undefined || isPast ? null : (
                  <span className={styles.all}>
                    {' '}
                    {say('scratch-fiesta:series.of', { all: number(tickets) })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
