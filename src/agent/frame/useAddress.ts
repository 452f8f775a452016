import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Query fields to set; null removes one. */
export type AddressChanges = Readonly<Record<string, string | null>>;

export interface Address {
  get: (name: string) => string | null;
  /** The same page with these fields changed. */
  href: (changes: AddressChanges) => string;
  set: (changes: AddressChanges) => void;
}

/** Filters in the address. The router state survives a change: without it a popup would close. */
export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const set = useCallback(
    (changes: AddressChanges) =>
      setSearch((now) => withChanges(now, changes), { replace: true, state }),
    [setSearch, state],
  );
  return {
    get: (name) => search.get(name),
    href: (changes) => `?${withChanges(search, changes)}`,
    set,
  };
}

function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
