const OPERATIONS: ReadonlySet<unknown> = new Set(['listBrands', 'listRevisions', 'getBrandDraft']);

/** Whether an answer kept by SWR is another one after a publication, a roll-back or a discard. */
export function isChangedByPublication(key: unknown): boolean {
  return Array.isArray(key) && OPERATIONS.has(key[0]);
}
