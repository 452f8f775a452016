import type { Say } from '../../kit/stage/stage-game.ts';
import type { TicketBought } from '../events.ts';
import { PRIZES, SCRATCH_FIESTA } from '../rules.ts';
import { ScratchFoil } from './ScratchFoil.tsx';
import { SymbolPicture } from './SymbolPicture.tsx';
import styles from './TicketFields.module.css';
import type { Scratching } from './useScratching.ts';

export interface TicketFieldsProps {
  /** Null: a ticket that is not bought yet. */
  bought: TicketBought | null;
  scratching: Scratching;
  /** The player may scratch. */
  isLive: boolean;
  /** Everything is revealed, and what has won is marked. */
  isOpen: boolean;
  moves: boolean;
  say: Say;
}

const FIELDS = Array.from({ length: SCRATCH_FIESTA.fields }, (_, index) => index);

/**
 * The nine fields under their foil. Each is a button besides, for who cannot scratch. It stays one when
 * the time is over: without the focus the next press of the space bar would be a bet.
 */
export function TicketFields(props: TicketFieldsProps) {
  const { bought, scratching, isLive, isOpen, moves, say } = props;
  const won = PRIZES.find(({ multiplier }) => Number(multiplier) === bought?.multiplier)?.symbol;
  return (
    <div className={styles.fields} role="group" aria-label={say('scratch-fiesta:fields')}>
      {FIELDS.map((index) => {
        const symbol = bought?.symbols[index];
        const isRevealed = isOpen || scratching.revealed[index] === true;
        return (
          <button
            key={index}
            type="button"
            className={styles.field}
            data-won={isOpen && symbol !== undefined && symbol === won}
            data-moves={moves}
            aria-label={
              isRevealed && symbol !== undefined
                ? say('scratch-fiesta:field.open', {
                    field: index + 1,
                    symbol: say(`scratch-fiesta:symbol.${symbol}`),
                  })
                : say('scratch-fiesta:field', { field: index + 1 })
            }
            aria-disabled={!isLive || isRevealed}
            disabled={bought === null || (isOpen && !moves)}
            onClick={() => {
              if (isLive) scratching.reveal(index);
            }}
          >
            {symbol === undefined ? null : <SymbolPicture symbol={symbol} />}
          </button>
        );
      })}
      {isOpen && !moves ? null : (
        <ScratchFoil
          key={bought?.ticket ?? 'next'}
          scratching={scratching}
          isLive={isLive}
          isOpen={isOpen}
        />
      )}
    </div>
  );
}
