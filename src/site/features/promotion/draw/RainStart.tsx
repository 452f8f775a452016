import { useEffect, useRef } from 'react';
import { formatCountdown, formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useServerNow } from '../../../frame/useServerNow.ts';
import raffle from '../Raffle.module.css';
import styles from './Rain.module.css';

export interface RainStartProps {
  startsAt: string;
  /** The reader's clock has reached the start. */
  onStart: () => void;
}

/** When the rain starts. Only the reader's browser knows the reader's clock. */
export function RainStart(props: RainStartProps) {
  return useHydrated() ? <Countdown {...props} /> : <p>{'\u00A0'}</p>;
}

function Countdown({ startsAt, onStart }: RainStartProps) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const now = useServerNow(undefined);
  const seconds = Math.max(0, Math.ceil((Date.parse(startsAt) - now) / 1000));
  const isDue = seconds === 0;
  const start = useRef(onStart);
  useEffect(() => {
    start.current = onStart;
  });
  useEffect(() => {
    if (isDue) start.current();
  }, [isDue]);
  return (
    <>
      <p>{say('promotion:rain.starts', { at: formatMoment(startsAt, locale, 'second') })}</p>
      {isDue ? (
        // The reader's clock may be ahead of the server's.
        <div>
          <Button tone="secondary" onClick={onStart}>
            {say('promotion:rain.look')}
          </Button>
        </div>
      ) : (
        <p role="timer">
          <span className={raffle.quiet}>{say('promotion:rain.startsIn')}</span>{' '}
          <strong className={`tabular ${styles.clock}`}>{formatCountdown(seconds)}</strong>
        </p>
      )}
    </>
  );
}
