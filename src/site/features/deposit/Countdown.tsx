import { useEffect, useState } from 'react';
import { formatCountdown } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

export interface CountdownProps {
  /** ISO 8601. */
  until: string;
  onOver: () => void;
}

/** Moments at which the time left is read aloud. */
const ANNOUNCED = [60, 30, 10];

/** Time left, second by second for the eye, at a few moments for the ear. */
export function Countdown({ until, onOver }: CountdownProps) {
  const say = useTexts('deposit');
  const [left, setLeft] = useState(() => secondsLeft(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsLeft(until);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onOver();
    }, 1000);
    return () => clearInterval(timer);
    // A new callback is no new countdown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [until]);
  const announced = ANNOUNCED.find((moment) => left === moment);
  return (
    <>
      <span className="tabular" role="timer" aria-live="off">
        {formatCountdown(left)}
      </span>
      <span className="visually-hidden" role="status">
        {announced === undefined ? '' : say('deposit:secondsLeft', { seconds: announced })}
      </span>
    </>
  );
}

function secondsLeft(until: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
}
