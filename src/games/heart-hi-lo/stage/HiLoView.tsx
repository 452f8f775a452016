import { RANK_COUNT } from '../../kit/cards/card.ts';
import { PlayingCard } from '../../kit/cards/PlayingCard.tsx';
import { multiplierText } from '../../kit/multiplier.ts';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import type { SideOffer } from '../events.ts';
import type { GuessSide } from '../rules.ts';
import { CardTrail } from './CardTrail.tsx';
import { type HiLoState, OPENING_STATE, sideKey } from './hi-lo-state.ts';
import styles from './HiLoView.module.css';
import { SideArrow } from './SideArrow.tsx';

/** The card that is guessed from between its two sides, and the cards before it. */
export function HiLoView(props: StageViewProps<HiLoState>) {
  const { phase, onAct, moves, say, money, number } = props;
  const state = phase === 'staked' ? OPENING_STATE : props.state;
  const { cards, result, multiplier } = state;
  const shown = cards.at(-1);
  const canAct = phase === 'deciding' && state.isOpen;
  const panel = (side: GuessSide) => (
    <SidePanel
      side={side}
      label={say(sideKey(result === null ? (shown?.card ?? null) : null, side))}
      offer={state.offers?.[side] ?? null}
      chanceText={(ways) =>
        say('heart-hi-lo:chance', { percent: number((ways * 100) / RANK_COUNT, 2) })
      }
      canAct={canAct}
      wasGuessed={shown?.by === side && state.offers === null}
      isWin={shown?.isWin ?? false}
      onGuess={() => onAct({ kind: 'guess', side })}
    />
  );
  return (
    <div className={styles.board}>
      <div className={styles.table}>
        {panel('low')}
        <div className={styles.deck} data-result={result ?? undefined}>
          <span className={styles.under} aria-hidden="true" />
          <span className={styles.under} aria-hidden="true" />
          <PlayingCard
            key={cards.length}
            card={shown?.card ?? null}
            isDecoration={shown === undefined}
            say={say}
            moves={moves}
          />
        </div>
        {panel('high')}
      </div>
      <p className={styles.now} data-result={result ?? undefined}>
        <span>{say(result === null ? 'heart-hi-lo:now' : 'heart-hi-lo:result')}</span>
        <strong className="tabular">
          {multiplier === 0 && result === null ? '–' : `${multiplierText(BigInt(multiplier))}×`}
        </strong>
        {multiplier === 0 && result === null ? null : (
          <strong className="tabular">
            {money((state.stakeMicro * BigInt(multiplier)) / 10_000n)}
          </strong>
        )}
      </p>
      <CardTrail cards={cards} say={say} />
    </div>
  );
}

interface SidePanelProps {
  side: GuessSide;
  label: string;
  offer: SideOffer | null;
  chanceText: (ways: number) => string;
  canAct: boolean;
  wasGuessed: boolean;
  isWin: boolean;
  onGuess: () => void;
}

/** A side's chance and what it pays; pressing it guesses. */
function SidePanel(props: SidePanelProps) {
  const { side, label, offer, chanceText, canAct, wasGuessed, isWin, onGuess } = props;
  const multiplier = offer?.multiplier ?? null;
  return (
    <button
      type="button"
      className={styles.panel}
      data-side={side}
      data-guess={wasGuessed ? (isWin ? 'right' : 'wrong') : undefined}
      disabled={!canAct || multiplier === null}
      onClick={onGuess}
    >
      <SideArrow side={side} />
      <span className={styles.side}>{label}</span>
      <strong className={`tabular ${styles.pays}`}>
        {multiplier === null ? '–' : `${multiplierText(BigInt(multiplier))}×`}
      </strong>
      <span className={`tabular ${styles.chance}`}>
        {offer === null ? '' : chanceText(offer.ways)}
      </span>
    </button>
  );
}
