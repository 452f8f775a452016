/** A code request that was answered. Times are milliseconds of the browser's clock. */
export interface SentCode {
  /** Minutes until another code may be sent. */
  readonly expiredMinutes: number;
  readonly requestedAt: number;
  readonly answeredAt: number;
}

/**
 * Whole seconds until another code may be sent. The server's minutes began when it sent the code, about
 * half a round trip before the answer arrived.
 */
export function secondsLeft(
  { expiredMinutes, requestedAt, answeredAt }: SentCode,
  now: number,
): number {
  const sentAt = (requestedAt + answeredAt) / 2;
  return Math.max(0, Math.ceil((sentAt + expiredMinutes * 60_000 - now) / 1000));
}
