/** Seven digits are 23 bits; OWASP ASVS 5.0 asks for 20. */
export const CODE_DIGITS = 7;
/** The longest that ASVS allows a code to last. */
export const CODE_MINUTES = 10;
/** Wait before another code to the same number; the form shows it as a countdown. */
export const RESEND_MINUTES = 1;
/** Wrong entries before a code ends. */
export const MAX_WRONG_TRIES = 5;
/** What a sender of too many messages waits at least. */
export const QUOTA_WAIT_SECONDS = 300;

/** Where a request for a message comes from, or goes to. */
export type QuotaKind = 'number' | 'address' | 'device' | 'brand';

/** Messages within `hours` for each kind of source. A brand's quota bounds what an attack can cost it. */
export const MESSAGE_QUOTAS: Readonly<Record<QuotaKind, { messages: number; hours: number }>> = {
  number: { messages: 6, hours: 1 },
  address: { messages: 20, hours: 1 },
  device: { messages: 12, hours: 1 },
  brand: { messages: 5_000, hours: 1 },
};

export interface QuotaCount {
  readonly startedAt: Date;
  readonly lastAt: Date;
  /** Messages since `startedAt`. */
  readonly sent: number;
}

/**
 * Seconds until a source may cause another message; 0 when it may now.
 * @param count null: it has caused none
 */
export function quotaWaitSeconds(kind: QuotaKind, count: QuotaCount | null, now: Date): number {
  if (count === null) return 0;
  const { messages } = MESSAGE_QUOTAS[kind];
  const windowEnd = windowEndOf(kind, count);
  const isFull = windowEnd > now.getTime() && count.sent >= messages;
  const resendAt = kind === 'number' ? count.lastAt.getTime() + RESEND_MINUTES * 60_000 : 0;
  const resendWait = Math.ceil((resendAt - now.getTime()) / 1000);
  const fullWait = isFull
    ? Math.max(QUOTA_WAIT_SECONDS, Math.ceil((windowEnd - now.getTime()) / 1000))
    : 0;
  return Math.max(0, resendWait, fullWait);
}

/** The count after one more message. A window that has ended starts again at one. */
export function countMessage(kind: QuotaKind, count: QuotaCount | null, now: Date): QuotaCount {
  const isOpen = count !== null && windowEndOf(kind, count) > now.getTime();
  return isOpen
    ? { startedAt: count.startedAt, lastAt: now, sent: count.sent + 1 }
    : { startedAt: now, lastAt: now, sent: 1 };
}

function windowEndOf(kind: QuotaKind, { startedAt }: QuotaCount): number {
  return startedAt.getTime() + MESSAGE_QUOTAS[kind].hours * 3_600_000;
}
