import type { SportsEventLine, SportsMarket } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import { OddsButton } from './OddsButton.tsx';
import { isPicked, type Pick } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface MarketViewProps {
  event: globalThis.Pick<SportsEventLine, 'eventId' | 'home' | 'away'>;
  market: SportsMarket;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

/** The outcomes of a market as buttons. */
export function MarketView({ event, market, picks, onPick }: MarketViewProps) {
  const say = useTexts('sports');
  const name = marketWords(say, market);
  const { eventId, home, away } = event;
  return (
    <div className={styles.outcomes} data-count={market.outcomes.length}>
      {market.outcomes.map(({ outcome, oddsMilli, isActive }) => {
        const named = { eventId, home, away, outcome, oddsMilli, ...namedOf(market) };
        const pick = { ...named, isBanker: false };
        return (
          <OddsButton
            key={outcome}
            name={outcomeWords(say, market, outcome, event)}
            market={name}
            oddsMilli={oddsMilli}
            isOpen={isActive && market.status === 'active'}
            isPicked={isPicked(picks, pick)}
            onPress={() => onPick(pick)}
          />
        );
      })}
    </div>
  );
}

const namedOf = ({ market, type, specifiers }: SportsMarket) => ({ market, type, specifiers });
