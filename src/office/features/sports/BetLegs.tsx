import type { SportsBet } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import styles from './SportsDesk.module.css';

const SHOWN = 4;

/** The selections of a bet, each with its event, odds and result. */
export function BetLegs({ bet: { legs, lines } }: { bet: SportsBet }) {
  const say = useTexts('sports', 'sports-desk');
  return (
    <ul className={styles.legs}>
      {legs.slice(0, SHOWN).map((leg) => (
        <li key={`${leg.eventId} ${leg.market} ${leg.outcome}`}>
          <strong>{outcomeWords(say, leg, leg.outcome, leg)}</strong>{' '}
          <span className="tabular">{(leg.oddsMilli / 1_000).toFixed(2)}</span>
          {leg.result === null ? null : ` · ${say(`sports:result.${leg.result}`)}`}
          <div className={styles.faint}>
            {marketWords(say, leg)} · {leg.home} – {leg.away}
          </div>
        </li>
      ))}
      {legs.length > SHOWN ? (
        <li>{say('sports-desk:moreLegs', { count: legs.length - SHOWN })}</li>
      ) : null}
      {lines.length > 1 ? <li>{say('sports:bet.lines', { count: lines.length })}</li> : null}
    </ul>
  );
}
