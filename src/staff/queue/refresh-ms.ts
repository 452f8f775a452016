/** How often a list is read again by itself. */
export const REFRESH_MS = 30_000;
