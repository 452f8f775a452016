import { useMemo } from 'react';
import { fieldState, isBounded } from '../../document/field-state.ts';
import { useEditor } from '../../EditorContext.ts';

/** Names of colours that a parent locks in either scheme: a proposal cannot change them. */
export function useLockedTokens(names: readonly string[]): ReadonlySet<string> {
  const { layers } = useEditor();
  return useMemo(() => {
    const isLocked = (scheme: string, name: string): boolean => {
      const { lock } = fieldState(layers, `/theme/tokens/${scheme}/${name}`);
      return lock !== null && !isBounded(lock);
    };
    return new Set(names.filter((name) => isLocked('light', name) || isLocked('dark', name)));
  }, [layers, names]);
}
