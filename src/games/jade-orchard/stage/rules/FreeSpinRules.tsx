import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_SHEET } from '../../sheet.ts';
import { symbolPicture } from '../symbol-picture.ts';
import styles from './FreeSpinRules.module.css';
import type { PayTableProps } from './PayTable.tsx';

/** Rules of the lantern, the moon and the free spins. */
export function FreeSpinRules({ pictureAddress, currency, stakeMicro }: PayTableProps) {
  const say = useTexts('jade-orchard');
  const sheet = JADE_ORCHARD_SHEET;
  const wildReels = sheet.wildReels.map((reel) => reel + 1);
  return (
    <div className={styles.special}>
      <div className={styles.symbol}>
        <img
          className={styles.picture}
          src={pictureAddress(symbolPicture(sheet.wild))}
          alt=""
          width={72}
          height={72}
        />
        <p>
          <strong>{say('jade-orchard:symbol.lantern')}.</strong>{' '}
          {say('jade-orchard:rules.wild', { from: wildReels[0] ?? 0, to: wildReels.at(-1) ?? 0 })}
        </p>
      </div>
      <div className={styles.symbol}>
        <img
          className={styles.picture}
          src={pictureAddress(symbolPicture(sheet.scatter))}
          alt=""
          width={72}
          height={72}
        />
        <p>
          <strong>{say('jade-orchard:symbol.moon')}.</strong> {say('jade-orchard:rules.scatter')}
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('jade-orchard:rules.moons')}</th>
            <th scope="col">{say('jade-orchard:rules.moonsPay')}</th>
            <th scope="col">{say('jade-orchard:rules.moonsSpins')}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {sheet.scatterAwards.toReversed().map(({ count, stakes, freeSpins }) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>
                <Money micro={stakeMicro * BigInt(stakes)} currency={currency} />
              </td>
              <td>{freeSpins}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('jade-orchard:rules.freeSpins', {
          multiplier: sheet.freeSpinMultiplier,
          cap: sheet.freeSpinCap,
        })}
      </p>
      <p>{say('jade-orchard:rules.cap', { stakes: sheet.winCapStakes })}</p>
    </div>
  );
}
