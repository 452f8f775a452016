import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_RULES } from '../../rules.ts';
import { JADE_ORCHARD_SHEET } from '../../sheet.ts';
import { symbolPicture } from '../symbol-picture.ts';
import styles from './PayTable.module.css';

export interface PayTableProps {
  pictureAddress: (name: string) => string;
  currency: string;
  stakeMicro: bigint;
}

/** Line pays for three, four and five of each symbol at this stake. */
export function PayTable({ pictureAddress, currency, stakeMicro }: PayTableProps) {
  const say = useTexts('jade-orchard');
  const lineStakeMicro = stakeMicro / BigInt(JADE_ORCHARD_RULES.lines);
  return (
    <>
      <p className={styles.stake}>
        {say('jade-orchard:rules.pays.at')} <Money micro={stakeMicro} currency={currency} />
      </p>
      <ul className={styles.table}>
        {JADE_ORCHARD_SHEET.linePays.map(({ symbol, five, four, three }) => (
          <li key={symbol} className={styles.symbol}>
            <img
              className={styles.picture}
              src={pictureAddress(symbolPicture(symbol))}
              alt=""
              width={64}
              height={64}
              loading="lazy"
            />
            <div>
              <p className={styles.name}>{say(`jade-orchard:symbol.${symbol}`)}</p>
              <dl className={`tabular ${styles.pays}`}>
                {(
                  [
                    [5, five],
                    [4, four],
                    [3, three],
                  ] as const
                ).map(([count, pay]) => (
                  <div key={count} className={styles.pay}>
                    <dt>{say('jade-orchard:rules.pays.count', { count })}</dt>
                    <dd>
                      <Money micro={lineStakeMicro * BigInt(pay)} currency={currency} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
