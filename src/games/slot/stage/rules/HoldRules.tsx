import { Money } from '#ui/kit/Money.tsx';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './FeatureRules.module.css';
import type { PayTableProps } from './PayTable.tsx';
import { SignRule } from './SignRule.tsx';

/** How hold and win goes, and what a coin can be worth; nothing where there are no coins. */
export function HoldRules({ title, pictureAddress, currency, stakeMicro }: PayTableProps) {
  const say = useTexts('slot');
  const locale = useLocale();
  const { hold, rows } = title;
  if (hold === null) return null;
  const percent = (share: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <SignRule
        address={pictureAddress(`scatter-${hold.picture}`)}
        name={say(`slot:symbol.${hold.picture}`)}
      >
        {say('slot:rules.hold', { from: hold.from, respins: hold.respins })}
      </SignRule>
      <p>
        {say('slot:rules.hold.chance', { chance: percent(hold.chance.hits / hold.chance.outOf) })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('slot:rules.hold.coin')}</th>
            <th scope="col">{say('slot:rules.hold.odds')}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {hold.values.toReversed().map(({ stakes, weight, prize }) => (
            <tr key={stakes}>
              <th scope="row">
                {prize === null ? null : `${say(`slot:prize.${prize}`)} `}
                <Money micro={stakeMicro * BigInt(stakes)} currency={currency} />
              </th>
              <td>{percent(weight / total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{say('slot:prize.grand')}</strong>{' '}
        <Money micro={stakeMicro * BigInt(hold.grandStakes)} currency={currency} />{' '}
        {say('slot:rules.hold.grand', { places: rows * title.strips.base.length })}
      </p>
    </>
  );
}
