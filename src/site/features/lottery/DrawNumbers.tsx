import type { LotteryFamily } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import numberStyles from './DrawNumbers.module.css';

export interface DrawNumbersProps {
  family: LotteryFamily;
  numbers: readonly string[];
  /** They have just been drawn: they come in one after the other, or fade in under reduced motion. */
  isFresh?: boolean | undefined;
  size?: 'small' | 'large' | undefined;
}

/** Corners of a die at which a pip is, by face. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** The numbers of a draw as balls, dice or cars, read out as one line. */
export function DrawNumbers({
  family,
  numbers,
  isFresh = false,
  size = 'small',
}: DrawNumbersProps) {
  const say = useTexts('lottery');
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  const label =
    family === 'lucky28'
      ? say('lottery:numbersWithSum', { numbers: numbers.join(' + '), sum })
      : say('lottery:numbers', { numbers: numbers.join(', ') });
  return (
    <span
      className={numberStyles.numbers}
      data-family={family}
      data-size={size}
      data-fresh={isFresh || undefined}
    >
      <span className="visually-hidden">{label}</span>
      {numbers.map((number, index) => (
        <span
          // The same number may be drawn twice.
          key={`${index} ${number}`}
          className={numberStyles.ball}
          data-number={number}
          data-order={Math.min(index, 9)}
          aria-hidden="true"
        >
          {family === 'dice' ? <Die face={number} /> : number}
        </span>
      ))}
      {family === 'lucky28' ? (
        <span className={numberStyles.sum} aria-hidden="true">
          = {sum}
        </span>
      ) : null}
    </span>
  );
}

function Die({ face }: { face: string }) {
  return (
    <svg viewBox="0 0 30 30" className={numberStyles.die}>
      {(PIPS[face] ?? []).map((corner) => (
        <circle
          key={corner}
          cx={7 + 8 * ((corner - 1) % 3)}
          cy={7 + 8 * Math.floor((corner - 1) / 3)}
          r="2.6"
        />
      ))}
    </svg>
  );
}
