import { Figure, FigureList } from '#ui/kit/FigureList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_RULES } from '../../rules.ts';
import { JADE_ORCHARD_SHEET } from '../../sheet.ts';
import styles from './GameFigures.module.css';

export interface GameFiguresProps {
  currency: string;
  stakes: readonly bigint[];
}

/** Return, chances and limits, with how they were found. */
export function GameFigures({ currency, stakes }: GameFiguresProps) {
  const say = useTexts('jade-orchard');
  const locale = useLocale();
  const { figures } = JADE_ORCHARD_SHEET;
  const percent = (text: string) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(text) / 100,
    );
  const whole = (text: string) => new Intl.NumberFormat(locale).format(BigInt(text));
  const { numerator, denominator } = figures.freeSpinRate;
  // Rounded: one round in so many.
  const freeSpinsOneIn = (BigInt(denominator) + BigInt(numerator) / 2n) / BigInt(numerator);
  const [least, most] = [stakes[0], stakes.at(-1)];
  return (
    <FigureList>
      <Figure
        name={say('jade-orchard:figures.return')}
        value={percent(figures.returnToPlayer.percent)}
        help={say('jade-orchard:figures.return.how', {
          lines: percent(figures.returnFrom.lines),
          scatters: percent(figures.returnFrom.scatters),
          freeSpins: percent(figures.returnFrom.freeSpins),
        })}
      />
      <Figure
        name={say('jade-orchard:figures.hits')}
        value={percent(figures.hitRate.percent)}
        help={say('jade-orchard:figures.hits.how', {
          share: percent(figures.smallHitShare.percent),
        })}
      />
      <Figure
        name={say('jade-orchard:figures.freeSpins')}
        value={say('jade-orchard:figures.oneIn', { rounds: whole(`${freeSpinsOneIn}`) })}
      />
      <Figure
        name={say('jade-orchard:figures.volatility')}
        value={say(`jade-orchard:figures.volatility.${figures.volatility}`)}
        help={say('jade-orchard:figures.volatility.how')}
      />
      <Figure name={say('jade-orchard:figures.odds')}>
        <ul className={`tabular ${styles.odds}`}>
          {figures.bigWins.map(({ atLeastStakes, oneIn }) => (
            <li key={atLeastStakes}>
              <span>{say('jade-orchard:figures.odds.stakes', { stakes: atLeastStakes })}</span>
              <span>{say('jade-orchard:figures.oneIn', { rounds: whole(oneIn) })}</span>
            </li>
          ))}
          <li>
            <span>{say('jade-orchard:figures.odds.cap', { stakes: figures.winCap.stakes })}</span>
            <span>
              {say('jade-orchard:figures.oneIn', { rounds: whole(figures.winCap.oneIn) })}
            </span>
          </li>
        </ul>
      </Figure>
      {least === undefined || most === undefined ? null : (
        <Figure name={say('jade-orchard:figures.stakes')}>
          <Money micro={least} currency={currency} /> – <Money micro={most} currency={currency} />
        </Figure>
      )}
      <Figure name={say('jade-orchard:figures.pace')}>
        {say('jade-orchard:figures.pace.seconds', {
          seconds: new Intl.NumberFormat(locale).format(JADE_ORCHARD_RULES.minRoundMs / 1000),
        })}
      </Figure>
    </FigureList>
  );
}
