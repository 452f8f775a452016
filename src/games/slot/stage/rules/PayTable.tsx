import type { SlotTitle } from '#contract/generated/types.ts';
import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './PayTable.module.css';

export interface PayTableProps {
  title: SlotTitle;
  pictureAddress: (name: string) => string;
  currency: string;
  stakeMicro: bigint;
}

/** Pays for three, four and five of each symbol at this stake. */
export function PayTable({ title, pictureAddress, currency, stakeMicro }: PayTableProps) {
  const say = useTexts('slot');
  const partMicro = stakeMicro / BigInt(title.parts);
  return (
    <>
      <p className={styles.stake}>
        {say(title.pays === 'lines' ? 'slot:rules.pays.atLine' : 'slot:rules.pays.atWay')}{' '}
        <Money micro={stakeMicro} currency={currency} />
      </p>
      <ul className={styles.table}>
        {title.symbols.map(({ code, picture, pays }) => (
          <li key={code} className={styles.symbol}>
            <img
              className={styles.picture}
              src={pictureAddress(picture)}
              alt=""
              width={64}
              height={64}
              loading="lazy"
            />
            <div>
              <p className={styles.name}>{say(`slot:symbol.${picture}`)}</p>
              <dl className={`tabular ${styles.pays}`}>
                {[5, 4, 3].map((count) => (
                  <div key={count} className={styles.pay}>
                    <dt>{say('slot:rules.pays.count', { count })}</dt>
                    <dd>
                      <Money micro={partMicro * BigInt(pays[count - 3] ?? 0)} currency={currency} />
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
