/** Seven digits are 23 bits; OWASP ASVS 5.0 asks for 20. */
export const CODE_DIGITS = 7;
/** The longest that ASVS allows a code to last. */
export const CODE_MINUTES = 10;
/** Wait before another code to the same number; the form shows it as a countdown. */
export const RESEND_MINUTES = 1;
/** Wrong entries by whoever asked for a code before it ends. */
export const MAX_WRONG_TRIES = 5;
/** Wrong entries by all others together before only its asker may enter a code. */
export const MAX_STRANGER_TRIES = 20;
/** What a sender of too many messages waits at least. */
export const QUOTA_WAIT_SECONDS = 300;

/**
 * Sources of requests for messages: one asker for one number and purpose, a number by every asker that
 * its account does not know, a block of ten thousand numbers, an address group, its wider network, a
 * device, and the brand within an hour and within a minute.
 */
export type QuotaKind =
  | 'asker'
  | 'number'
  | 'block'
  | 'address'
  | 'network'
  | 'device'
  | 'burst'
  | 'brand';

/** Messages within `minutes` for each kind of source. A brand's quotas bound what an attack can cost it. */
export const MESSAGE_QUOTAS: Readonly<Record<QuotaKind, { messages: number; minutes: number }>> = {
  asker: { messages: 6, minutes: 60 },
  number: { messages: 12, minutes: 60 },
  block: { messages: 40, minutes: 60 },
  address: { messages: 20, minutes: 60 },
  network: { messages: 60, minutes: 60 },
  device: { messages: 12, minutes: 60 },
  burst: { messages: 60, minutes: 1 },
  brand: { messages: 5_000, minutes: 60 },
};

/** Quotas whose end is an alarm: somebody runs up the brand's bill. */
export const ALARMING_QUOTAS: ReadonlySet<QuotaKind> = new Set(['block', 'burst', 'brand']);

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
  const resendAt = kind === 'asker' ? count.lastAt.getTime() + RESEND_MINUTES * 60_000 : 0;
  const resendWait = Math.ceil((resendAt - now.getTime()) / 1000);
  const leastWait = kind === 'burst' ? 0 : QUOTA_WAIT_SECONDS;
  const fullWait = isFull ? Math.max(leastWait, Math.ceil((windowEnd - now.getTime()) / 1000)) : 0;
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
  return startedAt.getTime() + MESSAGE_QUOTAS[kind].minutes * 60_000;
}
