import { useEffect, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Slip.module.css';

const TICK_MS = 250;
const SECOND_MS = 1_000;

/** The time until a bet in play is decided. */
export function DelayClock({ from, until }: { from: string; until: string }) {
  const say = useTexts('sports');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Date.parse(until) - now);
  const whole = Math.max(1, Date.parse(until) - Date.parse(from));
  const seconds = Math.ceil(left / SECOND_MS);
  return (
    <p className={styles.delay} role="timer">
      <progress value={Math.min(whole, whole - left)} max={whole} aria-hidden="true" />
      {say(seconds === 0 ? 'sports:delay.now' : 'sports:delay', { count: seconds })}
    </p>
  );
}
