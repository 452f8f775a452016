import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LobbyFilters, readFilters, writeFilters } from './lobby-filters.ts';

/** The lobby's filters, kept in the address without a step in the history for every letter. */
export function useLobbyFilters(): [LobbyFilters, (change: Partial<LobbyFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback(
    (part: Partial<LobbyFilters>) =>
      setSearch((current) => writeFilters(current, { ...readFilters(current), ...part }), {
        replace: true,
      }),
    [setSearch],
  );
  return [filters, change];
}
