import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

/** A new page begins at its top, or at the anchor its address names; the first one is left alone. */
export function useScrollToTop({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const shown = useRef(pathname + hash);
  useEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor === null) window.scrollTo(0, 0);
    else anchor.scrollIntoView();
    // Whoever does not see the page begins at its content too.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
