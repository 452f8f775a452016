import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './FeatureRules.module.css';
import type { PayTableProps } from './PayTable.tsx';
import { SignRule } from './SignRule.tsx';

/** What scatters pay and begin; nothing where there are none. */
export function FreeSpinRules({ title, pictureAddress, currency, stakeMicro }: PayTableProps) {
  const say = useTexts('slot');
  const { scatter, freeSpins, strips } = title;
  if (scatter === null || freeSpins === null) return null;
  const again = (strips.free ?? strips.base).some((strip) =>
    strip.split(' ').includes(scatter.code),
  );
  const first = scatter.awards[0]?.count ?? 0;
  return (
    <>
      <SignRule
        address={pictureAddress(`scatter-${scatter.picture}`)}
        name={say(`slot:symbol.${scatter.picture}`)}
      >
        {say('slot:rules.scatter', { first })}
      </SignRule>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('slot:rules.scatter.count')}</th>
            <th scope="col">{say('slot:rules.scatter.pay')}</th>
            <th scope="col">{say('slot:rules.scatter.spins')}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {scatter.awards.toReversed().map(({ count, stakes, freeSpins: spins }) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>
                <Money micro={stakeMicro * BigInt(stakes)} currency={currency} />
              </td>
              <td>{spins}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {freeSpins.multiplier === 1
          ? null
          : `${say('slot:rules.freeSpins.times', { multiplier: freeSpins.multiplier })} `}
        {strips.free === null ? null : `${say('slot:rules.freeSpins.reels')} `}
        {again
          ? say('slot:rules.freeSpins.again', { first, cap: freeSpins.cap })
          : say('slot:rules.freeSpins.once')}
      </p>
    </>
  );
}
