import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 200;

/** The server's clock, several times a second. @param serverTime as the newest answer brought it */
export function useServerClock(serverTime: string | undefined): number {
  const offset = useRef(0);
  const known = useRef<string | undefined>(undefined);
  const [now, setNow] = useState(() => Date.now());
  if (serverTime !== known.current && serverTime !== undefined) {
    known.current = serverTime;
    offset.current = Date.parse(serverTime) - Date.now();
  }
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now + offset.current;
}
