import { useState } from 'react';

/** Counts dropped drafts. As a key it resets fields, which keep their typed text otherwise. */
export function useResets(draft: object | null): number {
  const [resets, setResets] = useState({ isDrafting: draft !== null, count: 0 });
  const isDrafting = draft !== null;
  if (resets.isDrafting !== isDrafting) {
    setResets({ isDrafting, count: isDrafting ? resets.count : resets.count + 1 });
  }
  return resets.count;
}
