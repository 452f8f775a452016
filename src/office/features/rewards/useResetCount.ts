import { useState } from 'react';

/**
 * Counts how often edits were dropped. As a key it makes fields begin anew then, since they keep what
 * was typed, and keeps them while somebody types.
 */
export function useResetCount(edits: object | null): number {
  const hasEdits = edits !== null;
  const [seen, setSeen] = useState({ hasEdits, count: 0 });
  if (seen.hasEdits !== hasEdits) {
    setSeen({ hasEdits, count: seen.count + (hasEdits ? 0 : 1) });
  }
  return seen.count;
}
