import { thirdPartys } from '#contract/generated/enum-values.ts';
import type { ThirdParty, ThirdPartyTicket } from '#contract/generated/types.ts';

const KEY = 'third-party-ticket';
/** The server takes a ticket for as long. */
const TICKET_MS = 15 * 60_000;

/** Called for each access: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A proven account that can be linked once its owner has signed in here. */
export interface KeptTicket extends ThirdPartyTicket {
  readonly provider: ThirdParty;
  /** Where the sign-in was begun. */
  readonly returnTo: string;
}

export function keepTicket(memory: Memory, ticket: KeptTicket, now: number): void {
  try {
    memory().setItem(KEY, JSON.stringify({ ...ticket, until: now + TICKET_MS }));
  } catch {
    // It lasts until the page is reloaded.
  }
}

/** The ticket of this tab; null when there is none or its time is over. */
export function keptTicket(memory: Memory, now: number): KeptTicket | null {
  try {
    const kept: unknown = JSON.parse(memory().getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.until <= now) return null;
    const { ticket, provider, email, name, returnTo } = kept;
    return { ticket, provider, email, name, returnTo };
  } catch {
    return null;
  }
}

export function forgetTicket(memory: Memory): void {
  try {
    memory().removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

function isKept(value: unknown): value is KeptTicket & { until: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { ticket, provider, email, name, returnTo, until } = value as Record<string, unknown>;
  return (
    typeof ticket === 'string' &&
    thirdPartys.some((party) => party === provider) &&
    isTextOrNull(email) &&
    isTextOrNull(name) &&
    typeof returnTo === 'string' &&
    typeof until === 'number'
  );
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';
