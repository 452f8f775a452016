import type { ProblemError } from '#contract/problem-error.ts';

/**
 * What a failed press means.
 * refused: the stake was not taken, and the key is of no further use.
 * wait: the server asks for a moment; the same key is sent again by itself.
 * open: another round stands in the way.
 * ended: the game session no longer counts.
 * doubt: nobody knows; only the same key may be sent again.
 */
export type StakeFailure =
  | { readonly kind: 'refused' | 'open' | 'ended' | 'doubt' }
  | { readonly kind: 'wait'; readonly ms: number };

const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

export function stakeFailure(problem: ProblemError): StakeFailure {
  switch (problem.code) {
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return { kind: 'ended' };
    case 'ROUND_OPEN':
      return { kind: 'open' };
    case 'ROUND_TOO_SOON':
      return { kind: 'wait', ms: waitMs(problem) };
    case 'GAME_MAINTENANCE':
      // Behind this one the stake was not taken, whatever its status.
      return { kind: 'refused' };
    case 'RATE_LIMITED':
    case 'OVERLOADED':
    case 'NETWORK':
    case 'BAD_ANSWER':
      return { kind: 'doubt' };
    default:
      // A refusal by the rules comes with a 4xx; behind a 5xx the stake may have been taken.
      return { kind: problem.status >= 400 && problem.status < 500 ? 'refused' : 'doubt' };
  }
}

/** The server's own count where it tells one. */
function waitMs({ value, retryAfterSeconds }: ProblemError): number {
  const told =
    typeof value === 'object' && value !== null && 'waitMs' in value ? value.waitMs : null;
  const ms = typeof told === 'number' ? told : (retryAfterSeconds ?? 0) * 1000;
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ms));
}

/** The actual balance that a refusal for lack of funds tells. */
export function reportedBalanceMicro({ code, value }: ProblemError): bigint | null {
  if (code !== 'INSUFFICIENT_FUNDS') return null;
  if (typeof value !== 'object' || value === null || !('balanceMicro' in value)) return null;
  const { balanceMicro } = value;
  return typeof balanceMicro === 'string' && /^-?\d+$/.test(balanceMicro)
    ? BigInt(balanceMicro)
    : null;
}
