import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reads the entries again. The editor reads the registry whenever it opens a draft. */
export function useRegistryRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate((key) => Array.isArray(key) && key[0] === 'listRegistryEntries'),
    [mutate],
  );
}
