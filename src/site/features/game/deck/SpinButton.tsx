import { formatMicro } from '#domain/money/format-micro.ts';
import type { StageDoors } from '#games/stage-port.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SpinButton.module.css';

/** spin: begins a round. skip: ends a celebration. wait: soon. blocked: something else comes first. */
export type SpinUse = 'spin' | 'skip' | 'wait' | 'blocked';

export interface SpinButtonProps {
  use: SpinUse;
  button: StageDoors['button'];
  /** Null: nothing is bet on yet. */
  stakeMicro: bigint | null;
  currency: string;
  onPress: () => void;
}

/** The one large button. It keeps the focus whatever it is good for at the moment. */
export function SpinButton({ use, button, stakeMicro, currency, onPress }: SpinButtonProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const label =
    use === 'skip'
      ? say('game:spin.skip')
      : stakeMicro === null
        ? say('game:bet.nothing')
        : say(`game:${button}.for`, { stake: formatMicro(stakeMicro, currency, locale) });
  return (
    <button
      type="button"
      className={styles.spin}
      data-use={use}
      aria-label={label}
      aria-disabled={use === 'wait' || use === 'blocked'}
      aria-keyshortcuts="Space"
      onKeyDown={(event) => {
        // A key held down would press again and again: that would be an autoplay.
        if (event.repeat) event.preventDefault();
      }}
      onClick={() => {
        if (use === 'spin' || use === 'skip') onPress();
      }}
    >
      {button === 'spin' ? (
        <svg className={styles.arrows} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M8 21a16.5 16.5 0 0 1 28.6-7.2M37.5 6v9h-9M40 27a16.5 16.5 0 0 1-28.6 7.2M10.5 42v-9h9" />
        </svg>
      ) : (
        <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M15 9v30l25-15z" />
        </svg>
      )}
      <span className={`display ${styles.word}`} aria-hidden="true">
        {say(use === 'skip' ? 'game:spin.skipWord' : `game:${button}.word`)}
      </span>
    </button>
  );
}
