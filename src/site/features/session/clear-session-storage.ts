/**
 * Forgets what the tab kept for the member who signed out: stakes, open orders, typed texts. A browser
 * that denies its storage has kept nothing.
 */
export function clearSessionStorage(storage: () => Pick<Storage, 'clear'>): void {
  try {
    storage().clear();
  } catch {
    // Denied storage holds nothing to forget.
  }
}
