import { useEffect, useState } from 'react';

/** Fine enough for figures in minutes, and for a session that ends while it is in sight. */
const TICK_MS = 15_000;

/** The current time in milliseconds, renewed four times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
