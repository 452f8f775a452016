import { useEffect, useState } from 'react';
import { useAddress } from './SiteAddress.tsx';

/** A page that comes sooner is not announced. */
const ANNOUNCED_AFTER_MS = 200;

/**
 * True while the address has moved on and its page is not drawn yet. Without the Navigation API
 * always false.
 */
export function useIsPagePending(): boolean {
  const { pathname } = useAddress();
  const [awaitedFrom, setAwaitedFrom] = useState<string | null>(null);
  useEffect(() => {
    setAwaitedFrom(null);
    if (!('navigation' in window)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void =>
      setAwaitedFrom(window.location.pathname === pathname ? null : pathname);
    const lookLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, ANNOUNCED_AFTER_MS);
    };
    window.navigation.addEventListener('currententrychange', lookLater);
    return () => {
      clearTimeout(timer);
      window.navigation.removeEventListener('currententrychange', lookLater);
    };
  }, [pathname]);
  return awaitedFrom === pathname;
}
