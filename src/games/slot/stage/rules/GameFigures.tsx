import type { GamePolicy, SlotRatio, SlotTitle } from '#contract/generated/types.ts';
import { paceUnder } from '#domain/game/game-policy.ts';
import { Figure, FigureList } from '#ui/kit/FigureList.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SLOT_PACE } from '../../slot-game.ts';
import styles from './GameFigures.module.css';

export interface GameFiguresProps {
  title: SlotTitle;
  currency: string;
  stakes: readonly bigint[];
  policy: GamePolicy;
}

/** Return, chances and limits, with how they were found. */
export function GameFigures({ title, currency, stakes, policy }: GameFiguresProps) {
  const say = useTexts('slot');
  const locale = useLocale();
  const percent = (text: string) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(text) / 100,
    );
  const { minRoundMs, mayPlayFast } = paceUnder(SLOT_PACE, policy);
  const whole = (text: string) => new Intl.NumberFormat(locale).format(BigInt(text));
  const { sheet, hold, winCapStakes } = title;
  const [least, most] = [stakes[0], stakes.at(-1)];
  if (sheet === undefined) return null;
  const oneInWords = (oneIn: string | null): string =>
    oneIn === null
      ? say('slot:figures.rarer')
      : say('slot:figures.oneIn', { rounds: whole(oneIn) });
  const parts = (['wins', 'scatters', 'freeSpins', 'hold'] as const)
    .filter((part) => Number(sheet.returnFrom[part]) > 0)
    .map((part) => say(`slot:figures.from.${part}`, { share: percent(sheet.returnFrom[part]) }));
  return (
    <FigureList>
      <Figure
        name={say('slot:figures.return')}
        value={percent(sheet.returnToPlayer.percent)}
        help={say('slot:figures.return.how', {
          parts: new Intl.ListFormat(locale).format(parts),
        })}
      />
      <Figure
        name={say('slot:figures.hits')}
        value={percent(sheet.hitRate.percent)}
        help={say('slot:figures.hits.how', {
          share: percent(sheet.smallHitShare.percent),
        })}
      />
      {sheet.featureRate === null ? null : (
        <Figure
          name={say(hold === null ? 'slot:figures.freeSpins' : 'slot:figures.hold')}
          value={oneInWords(roundsPerFeature(sheet.featureRate))}
        />
      )}
      <Figure
        name={say('slot:figures.volatility')}
        value={say(`slot:figures.volatility.${sheet.volatility}`)}
        help={say('slot:figures.volatility.how')}
      />
      <Figure name={say('slot:figures.odds')}>
        <ul className={`tabular ${styles.odds}`}>
          {sheet.bigWins.map(({ atLeastStakes, oneIn }) => (
            <li key={atLeastStakes}>
              <span>{say('slot:figures.odds.stakes', { stakes: atLeastStakes })}</span>
              <span>{oneInWords(oneIn)}</span>
            </li>
          ))}
          <li>
            <span>{say('slot:figures.odds.cap', { stakes: winCapStakes })}</span>
            <span>{oneInWords(sheet.winCap.oneIn)}</span>
          </li>
        </ul>
      </Figure>
      {least === undefined || most === undefined ? null : (
        <Figure name={say('slot:figures.stakes')}>
          <Money micro={least} currency={currency} /> – <Money micro={most} currency={currency} />
        </Figure>
      )}
      <Figure name={say('slot:figures.pace')}>
        {say(mayPlayFast ? 'slot:figures.pace.fast' : 'slot:figures.pace.seconds', {
          seconds: new Intl.NumberFormat(locale).format(minRoundMs / 1000),
        })}
      </Figure>
    </FigureList>
  );
}

/** One round in so many has the feature, to the nearest whole one. */
function roundsPerFeature({ numerator, denominator }: SlotRatio): string {
  return String((BigInt(denominator) + BigInt(numerator) / 2n) / BigInt(numerator));
}
