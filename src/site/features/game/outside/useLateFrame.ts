import { useEffect, useState } from 'react';

/** A game that has not come after this time will not come by itself. */
const LATE_MS = 20_000;

/**
 * Watches whether a frame loads its document. A document that its own server forbids to be framed loads as an
 * error page of the browser, which looks like a game to the site.
 * @param url null: nothing is being loaded
 */
export function useLateFrame(url: string | null): { isLate: boolean; onLoad: () => void } {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (url === null || loaded === url) return;
    const timer = setTimeout(() => setLate(url), LATE_MS);
    return () => clearTimeout(timer);
  }, [url, loaded]);
  return { isLate: url !== null && late === url && loaded !== url, onLoad: () => setLoaded(url) };
}
