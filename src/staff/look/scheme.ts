import { useSyncExternalStore } from 'react';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = 'staff.scheme';
const listeners = new Set<() => void>();

/** Puts the remembered appearance in place before the first paint. */
export function applyScheme(): void {
  document.documentElement.dataset['scheme'] = asScheme(remembered()) ?? 'system';
}

/** Light, dark or as the system has it; kept in this browser. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const scheme = useSyncExternalStore(
    subscribe,
    () => asScheme(document.documentElement.dataset['scheme'] ?? null) ?? 'system',
  );
  return [scheme, choose];
}

function choose(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function asScheme(value: string | null): Scheme | null {
  return SCHEMES.find((scheme) => scheme === value) ?? null;
}
