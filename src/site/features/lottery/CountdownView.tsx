import { useTexts } from '#ui/i18n/useTexts.ts';
import { clockText, type Countdown } from './countdown.ts';
import numberStyles from './DrawNumbers.module.css';

/** Moments at which the time left is read out. */
const SAID: readonly number[] = [60, 30, 10];

export interface CountdownViewProps {
  countdown: Countdown;
  /** One on a page reads the time out; it is the large one. */
  announces?: boolean;
}

/** Time until the close, or the word that the draw is due. */
export function CountdownView({ countdown, announces = false }: CountdownViewProps) {
  const say = useTexts('lottery');
  const { phase, seconds } = countdown;
  const said =
    phase === 'closing'
      ? say('lottery:closing', { seconds })
      : phase === 'drawing'
        ? say('lottery:drawing')
        : SAID.includes(seconds)
          ? say('lottery:left', { seconds })
          : '';
  return (
    <span
      className={numberStyles.countdown}
      data-phase={phase}
      data-size={announces ? 'large' : 'medium'}
    >
      {/* The page's own second passes before the app counts on. */}
      <span role="timer" aria-live="off" className="tabular" suppressHydrationWarning>
        {phase === 'drawing' ? say('lottery:drawing') : clockText(seconds)}
      </span>
      {announces ? (
        <span className="visually-hidden" role="status">
          {said}
        </span>
      ) : null}
    </span>
  );
}
