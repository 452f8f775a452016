import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '#ui/query/client-context.ts';
import { loadRegistry } from '../registry/registry.ts';

/** Reads the languages again, for the lists and for the editor's choices. */
export function useLanguagesChanged(): () => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // The editor reads the registry again whenever a brand is opened.
    await loadRegistry(client).catch(() => undefined);
    await mutate((key) => Array.isArray(key) && key[0] === 'listRegistryEntries');
  }, [client, mutate]);
}
