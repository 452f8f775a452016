import { useEffect, useState } from 'react';
import { secondsLeft, type SentCode } from './seconds-left.ts';

/** Seconds until another code may be sent; 0 when it may now. A sleeping tab catches up by the clock. */
export function useCountdown(sent: SentCode | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = sent === null ? 0 : secondsLeft(sent, Math.max(now, sent.answeredAt));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning, sent]);
  return left;
}
