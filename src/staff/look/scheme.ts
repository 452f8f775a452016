import { useSyncExternalStore } from 'react';
import { asColorScheme, type ColorScheme } from '#brand/color-scheme.ts';

const KEY = 'staff.scheme';
const listeners = new Set<() => void>();

/** Puts the remembered appearance in place before the first paint. */
export function applyScheme(): void {
  document.documentElement.dataset['scheme'] = asColorScheme(remembered()) ?? 'system';
}

/** Light, dark or as the system has it; kept in this browser. */
export function useScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore(
    subscribe,
    () => asColorScheme(document.documentElement.dataset['scheme'] ?? null) ?? 'system',
  );
  return [scheme, choose];
}

function choose(scheme: ColorScheme): void {
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
