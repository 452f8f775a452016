/** How long after a look at limits and figures a player is asked for the next one. */
export const REVIEW_EVERY_DAYS = 90;

/**
 * When a player is asked to look over limits and figures (the United Kingdom's RTS 12 asks for it from time to time).
 * @param reviewedAt null: never so far
 */
export function reviewDueAt(reviewedAt: Date | null, registeredAt: Date): Date {
  const since = reviewedAt ?? registeredAt;
  return new Date(since.getTime() + REVIEW_EVERY_DAYS * 86_400_000);
}
