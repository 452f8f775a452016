import type { SportsEventLine } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { EventTime } from './EventTime.tsx';
import { MarketView } from './MarketView.tsx';
import type { Pick } from './slip.ts';
import { useBookLink } from './useBookLink.ts';
import styles from './Sportsbook.module.css';

export interface EventRowProps {
  event: SportsEventLine;
  /** The page of the book that it leads to; this one by default. */
  page?: string;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

/** An event of a list: its sides, its score, its main market. */
export function EventRow({ event, page, picks, onPick }: EventRowProps) {
  const say = useTexts('sports');
  const linkTo = useBookLink(page);
  const { eventId, home, away, score, status, main, marketCount, tournament } = event;
  const isLive = status === 'live';
  return (
    <li className={styles.event}>
      <div className={styles.eventHead}>
        {isLive ? <Pill tone="win">{say('sports:live')}</Pill> : null}
        <EventTime event={event} />
        {isLive ? <span className={styles.quiet}>{tournament}</span> : null}
        <TextLink href={linkTo({ event: eventId })} className={styles.more}>
          {say('sports:markets', { count: marketCount })}
        </TextLink>
      </div>
      <TextLink href={linkTo({ event: eventId })} className={styles.sides}>
        <span className={styles.side}>
          {home}
          {isLive && score !== null ? <b className="tabular">{score.home}</b> : null}
        </span>
        <span className={styles.side}>
          {away}
          {isLive && score !== null ? <b className="tabular">{score.away}</b> : null}
        </span>
      </TextLink>
      {main === null ? (
        <p className={styles.quiet}>{say('sports:noPrice')}</p>
      ) : (
        <MarketView event={event} market={main} picks={picks} onPick={onPick} />
      )}
    </li>
  );
}
