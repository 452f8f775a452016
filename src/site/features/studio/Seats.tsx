import type { BlackjackHand, LiveTable } from '#contract/generated/types.ts';
import { PlayingCard } from '#games/kit/cards/PlayingCard.tsx';
import { isBlackjack, resultOf } from '#games/kit/blackjack/hand-result.ts';
import { totalOf } from '#games/kit/blackjack/hand.ts';
import { SEATS } from '#games/live/blackjack/seats.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './Seats.module.css';
import type { ShownOutcome } from './shown-steps.ts';
import { SpotCell, type SpotCellProps } from './SpotCell.tsx';
import type { Hand } from './useHand.ts';
import { useSeat } from './useSeat.ts';

export interface SeatsProps {
  table: LiveTable;
  hand: Hand;
  /** The drawing of a spot. */
  spot: (spot: string) => SpotCellProps;
  shown: ShownOutcome | null;
}

/** The seats of a table: hands, the player's own chips, and chips behind the others. */
export function Seats({ table, hand, spot, shown }: SeatsProps) {
  const say = useTexts('studio', 'stage');
  const problemText = useProblemText();
  const { canSit, sit, leave, isPending, problem } = useSeat(table, hand);
  const outcome = shown?.outcome.kind === 'blackjack' ? shown.outcome : null;
  return (
    <div className={styles.seats} role="group" aria-label={say('studio:seats')}>
      {SEATS.map((seat) => {
        const hands = outcome?.seats.find((one) => one.seat === seat)?.hands ?? [];
        const isOwn = hand.seat === seat;
        const isTaken = isOwn || table.takenSeats.includes(seat);
        const plays = isOwn ? `seat-${seat}` : `behind-${seat}`;
        return (
          <section
            key={seat}
            className={styles.seat}
            data-own={isOwn}
            data-taken={isTaken}
            aria-label={say(isOwn ? 'studio:seat.own' : 'studio:seat.number', { seat })}
          >
            <span className={`tabular ${styles.number}`}>
              {isOwn ? say('studio:seat.you') : seat}
            </span>
            <div className={styles.hands}>
              {hands.map((one, place) => (
                <SeatCards
                  key={place}
                  hand={one}
                  isShown={(at) => shown?.hidden.has(`seat-${seat}-${place}-${at}`) !== true}
                  dealer={shown?.isWhole === true ? (outcome?.dealer ?? null) : null}
                />
              ))}
            </div>
            {isTaken ? (
              <SpotCell
                {...spot(plays)}
                label={say(isOwn ? 'studio:seat.bet' : 'studio:seat.behind')}
              />
            ) : (
              <Button
                size="small"
                tone="secondary"
                aria-disabled={!canSit || isPending}
                onClick={() => {
                  if (canSit && !isPending) void sit(seat);
                }}
              >
                {say('studio:seat.sit')}
                <span className="visually-hidden"> {say('studio:seat.number', { seat })}</span>
              </Button>
            )}
            {isOwn && hand.placed.size === 0 && hand.waiting.size === 0 ? (
              <button type="button" className={styles.leave} onClick={() => void leave(seat)}>
                {say('studio:seat.leave')}
              </button>
            ) : null}
          </section>
        );
      })}
      {problem === null ? null : (
        <div className={styles.problem}>
          <Notice tone="problem">{problemText(problem)}</Notice>
        </div>
      )}
    </div>
  );
}

interface SeatCardsProps {
  hand: BlackjackHand;
  isShown: (place: number) => boolean;
  /** null: the dealer has not played yet. */
  dealer: readonly number[] | null;
}

function SeatCards({ hand, isShown, dealer }: SeatCardsProps) {
  const say = useTexts('studio', 'stage');
  const cards = hand.cards.filter((_card, place) => isShown(place));
  const { total, isSoft } = totalOf(cards);
  const result = dealer === null ? null : resultOf(hand, dealer);
  const words = isBlackjack({ ...hand, cards })
    ? say('studio:bead.blackjack')
    : isSoft && result === null && total < 21
      ? `${total - 10}/${total}`
      : String(total);
  return (
    <div className={styles.hand} data-result={result ?? 'open'} data-doubled={hand.isDoubled}>
      <span className={styles.cards}>
        {cards.map((card, place) => (
          <span key={`${place}-${card}`} className={styles.card}>
            <PlayingCard card={card} say={say} moves={false} isDimmed={result === 'bust'} />
          </span>
        ))}
      </span>
      {cards.length === 0 ? null : (
        <b className={`tabular ${styles.total}`}>
          {words}
          {hand.isDoubled ? ' ×2' : null}
        </b>
      )}
      {result === null ? null : (
        <span className={styles.result}>{say(`studio:seat.${result}`)}</span>
      )}
    </div>
  );
}
