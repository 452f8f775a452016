import type { LotteryDraw } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { trendOf } from './trend.ts';

export interface TrendTableProps {
  lottery: Lottery;
  draws: readonly LotteryDraw[] | undefined;
}

/** How often each number was drawn, beside what chance alone makes likely. */
export function TrendTable({ lottery, draws }: TrendTableProps) {
  const say = useTexts('lottery', 'lottery-play');
  const locale = useLocale();
  if (draws === undefined) return <Skeleton shape="block" count={1} />;
  const { numbers, rows, expected } = trendOf(lottery, draws);
  return (
    <div className={listStyles.trend}>
      <p className={styles.quiet}>
        {say('lottery:trend.text', {
          count: draws.length,
          expected: expected.toLocaleString(locale, { maximumFractionDigits: 1 }),
        })}
      </p>
      <div
        className={listStyles.scroll}
        role="region"
        aria-label={say('lottery:trend')}
        // A region that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={listStyles.trendTable}>
          <caption className="visually-hidden">{say('lottery:trend')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('lottery:trend.number')}</th>
              {rows.map(({ place }) => (
                <th key={place ?? 'all'} scope="col">
                  {place === null
                    ? say('lottery:trend.drawn')
                    : say(`lottery-play:row.place${place + 1}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers.map((number, index) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {rows.map(({ place, counts }) => {
                  const count = counts[index] ?? 0;
                  return (
                    <td key={place ?? 'all'}>
                      <meter
                        className={listStyles.meter}
                        min={0}
                        max={Math.max(1, ...counts)}
                        value={count}
                        aria-hidden="true"
                      />
                      <span className="tabular">{count}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
