import type { Wording } from '../../kit/stage/stage-game.ts';
import type { ShownHand } from './blackjack-state.ts';
import styles from './BlackjackView.module.css';
import { CardFan } from './CardFan.tsx';
import { handText } from './total-text.ts';

export interface HandViewProps extends Pick<Wording, 'say' | 'money'> {
  hand: ShownHand;
  /** From 1. */
  number: number;
  isOnly: boolean;
  isActive: boolean;
  moves: boolean;
}

/** A hand of the player with its total, its stake and, in the end, its result. */
export function HandView({ hand, number, isOnly, isActive, moves, say, money }: HandViewProps) {
  const { cards, isSplit, isDoubled, isBust, result, stakeMicro, payoutMicro } = hand;
  const label = isOnly ? say('ace-blackjack:hand') : say('ace-blackjack:hand.number', { number });
  const isGain = result === 'win' || result === 'blackjack';
  const shownResult = result ?? (isBust ? 'bust' : null);
  return (
    <div
      className={styles.hand}
      role="group"
      aria-label={label}
      aria-current={(isActive && !isOnly) || undefined}
      data-active={isActive && !isOnly}
    >
      <CardFan
        cards={cards}
        moves={moves}
        say={say}
        isSplit={isSplit}
        isWinner={isGain}
        isDimmed={shownResult === 'bust' || shownResult === 'loss'}
      />
      <div className={styles.foot}>
        <strong className={`tabular ${styles.total}`} data-empty={cards.length === 0}>
          {cards.length === 0 ? '' : handText(cards, isSplit, say)}
        </strong>
        {shownResult === null || shownResult === 'blackjack' ? null : (
          <strong className={styles.result} data-result={shownResult}>
            {say(`ace-blackjack:result.${shownResult}`)}
          </strong>
        )}
        {result === null || payoutMicro === 0n ? (
          <BetChip
            amount={money(stakeMicro)}
            isDoubled={isDoubled}
            doubledText={say('ace-blackjack:doubled')}
          />
        ) : (
          <strong className={`tabular ${styles.payout}`} data-result={result}>
            <span className="visually-hidden">{say('ace-blackjack:paid')} </span>
            {money(payoutMicro)}
          </strong>
        )}
      </div>
    </div>
  );
}

export interface BetChipProps {
  amount: string;
  isDoubled: boolean;
  doubledText?: string;
}

/** A stake: one chip, or two where it was doubled. */
export function BetChip({ amount, isDoubled, doubledText }: BetChipProps) {
  return (
    <span className={styles.bet}>
      <span className={styles.chip} data-doubled={isDoubled} aria-hidden="true" />
      <span className="tabular">{amount}</span>
      {isDoubled ? <span className={styles.times}>2×</span> : null}
      {isDoubled ? <span className="visually-hidden">{doubledText}</span> : null}
    </span>
  );
}
