import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { formatOdds } from '#domain/sports/odds.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import type { SharedLeg } from './share-link.ts';
import type { Pick } from './slip.ts';
import { oddsFormatAtom } from './sports.atoms.ts';
import styles from './Slip.module.css';

export interface SharedLegLineProps {
  leg: SharedLeg;
  /** Gets the selection at the odds of now; null: it takes no bets any more. */
  onKnown: (pick: Pick | null) => void;
}

/** A selection of a shared slip as the book has it now. The link has no words: they are the book's. */
export function SharedLegLine({ leg, onKnown }: SharedLegLineProps) {
  const say = useTexts('sports');
  const format = useAtomValue(oddsFormatAtom);
  const { value: event, problem } = useQuery('getSportsEvent', {
    params: { sportsEventId: leg.eventId },
  });
  const market = event?.markets.find((one) => one.market === leg.market);
  const outcome = market?.outcomes.find((one) => one.outcome === leg.outcome);
  const isOpen = market?.status === 'active' || market?.status === 'suspended';
  const oddsMilli = isOpen && outcome?.isActive === true ? outcome.oddsMilli : null;
  const isSettled = event !== undefined || problem !== null;
  useEffect(() => {
    if (!isSettled) return;
    if (event === undefined || market === undefined || oddsMilli === null) {
      onKnown(null);
      return;
    }
    const { home, away } = event;
    const { type, specifiers } = market;
    onKnown({ ...leg, home, away, type, specifiers, oddsMilli, isBanker: false });
    // The odds at which the link was opened: later ones are the slip's concern.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSettled]);
  if (!isSettled) return <li className={styles.quiet}>…</li>;
  if (event === undefined || market === undefined) {
    return <li className={styles.quiet}>{say('sports:share.gone')}</li>;
  }
  return (
    <li className={styles.leg}>
      <span className={styles.pickWords}>
        <strong>{outcomeWords(say, market, leg.outcome, event)}</strong>
        <span className={styles.quiet}>
          {marketWords(say, market)} · {event.home} – {event.away}
        </span>
      </span>
      <b className="tabular">{oddsMilli === null ? '–' : formatOdds(oddsMilli, format)}</b>
    </li>
  );
}
