import { useCallback, useSyncExternalStore } from 'react';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = 'builder.scheme';
const CHANGED = 'builder-scheme';

function isScheme(value: string | null | undefined): value is Scheme {
  return SCHEMES.some((scheme) => scheme === value);
}

/** Puts the remembered scheme in place before the first paint. */
export function applyScheme(): void {
  const kept = localStorage.getItem(KEY);
  document.documentElement.dataset['scheme'] = isScheme(kept) ? kept : 'system';
}

/** Light, dark or as the system has it; kept in this browser. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(
    (listener) => {
      addEventListener(CHANGED, listener);
      return () => removeEventListener(CHANGED, listener);
    },
    () => {
      const current = document.documentElement.dataset['scheme'];
      return isScheme(current) ? current : 'system';
    },
  );
  const choose = useCallback((next: Scheme) => {
    localStorage.setItem(KEY, next);
    document.documentElement.dataset['scheme'] = next;
    dispatchEvent(new Event(CHANGED));
  }, []);
  return [scheme, choose];
}
