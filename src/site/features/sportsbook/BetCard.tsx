import { useAtomValue } from 'jotai';
import type { SportsBet, SportsLeg } from '#contract/generated/types.ts';
import { formatOdds } from '#domain/sports/odds.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { BetTracker } from './BetTracker.tsx';
import { CashOutBar } from './CashOutBar.tsx';
import { DelayClock } from './DelayClock.tsx';
import { oddsFormatAtom } from './sports.atoms.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import { useBookLink } from './useBookLink.ts';
import styles from './Slip.module.css';

export interface BetCardProps {
  bet: SportsBet;
  onChanged: () => void;
}

/** A bet with its legs, what became of it, and how that follows. */
export function BetCard({ bet, onChanged }: BetCardProps) {
  const say = useTexts('sports', 'error');
  const { status, stakeMicro, mostMicro, payoutMicro, currency, refusal, lines, legs } = bet;
  const isWon = payoutMicro !== null && BigInt(payoutMicro) > 0n;
  return (
    <li className={styles.bet}>
      <div className={styles.betHead}>
        <Pill tone={status === 'settled' && isWon ? 'win' : 'plain'}>
          {say(`sports:status.${status}`)}
        </Pill>
        <Money micro={BigInt(stakeMicro)} currency={currency} />
      </div>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <LegLine
            key={`${leg.eventId} ${leg.market} ${leg.outcome}`}
            leg={leg}
            wasPlayed={Date.parse(leg.startsAt) <= Date.parse(bet.placedAt)}
          />
        ))}
      </ul>
      {eventsOf(legs).map(({ eventId, startsAt, home, away }) => (
        <BetTracker
          key={eventId}
          eventId={eventId}
          startsAt={startsAt}
          name={`${home} – ${away}`}
          isSingle={legs.length === 1}
        />
      ))}
      {status === 'held' && bet.decideAt !== null ? (
        <DelayClock from={bet.placedAt} until={bet.decideAt} />
      ) : null}
      {status === 'void' ? <p className={styles.quiet}>{say('sports:void.why')}</p> : null}
      {bet.version > 1 && status !== 'void' ? (
        <p className={styles.quiet}>{say('sports:bet.corrected')}</p>
      ) : null}
      {refusal === null ? null : <p className={styles.fault}>{say(`error:${refusal}`)}</p>}
      <dl className={styles.totals}>
        <dt>{say(payoutMicro === null ? 'sports:slip.most' : 'sports:bet.paid')}</dt>
        <dd>
          <Money micro={BigInt(payoutMicro ?? mostMicro)} currency={currency} />
        </dd>
      </dl>
      {lines.length > 1 && status === 'settled' ? (
        <details>
          <summary>{say('sports:bet.lines', { count: lines.length })}</summary>
          <ul className={styles.legs}>
            {lines.map((line) => (
              <li key={line.legs.join(' ')} className={styles.betHead}>
                <span className="tabular">
                  {line.legs.map((place) => place + 1).join(' + ')} × {line.product ?? '–'}
                </span>
                <Money micro={BigInt(line.payoutMicro ?? '0')} currency={currency} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {status === 'open' ? <CashOutBar bet={bet} onChanged={onChanged} /> : null}
    </li>
  );
}

/** The legs of a bet, one for each event. */
const eventsOf = (legs: readonly SportsLeg[]): readonly SportsLeg[] => [
  ...new Map(legs.map((leg) => [leg.eventId, leg])).values(),
];

/** @param props.wasPlayed the bet was placed in play */
function LegLine({ leg, wasPlayed }: { leg: SportsLeg; wasPlayed: boolean }) {
  const say = useTexts('sports');
  const linkTo = useBookLink();
  const format = useAtomValue(oddsFormatAtom);
  const { home, away, oddsMilli, outcome, result, factor, scoreAtBet } = leg;
  return (
    <li className={styles.leg}>
      <span className={styles.pickWords}>
        <strong>{outcomeWords(say, leg, outcome, leg)}</strong>
        <span className={styles.quiet}>
          {marketWords(say, leg)} ·{' '}
          <TextLink href={linkTo({ event: leg.eventId })}>
            {home} – {away}
          </TextLink>
          {scoreAtBet === null || !wasPlayed ? null : ` · ${scoreAtBet.home}:${scoreAtBet.away}`}
        </span>
      </span>
      <span className="tabular">
        {formatOdds(oddsMilli, format)}
        {result === null ? null : ` · ${say(`sports:result.${result}`)} (× ${factor ?? ''})`}
      </span>
    </li>
  );
}
