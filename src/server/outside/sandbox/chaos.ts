import { setTimeout as sleep } from 'node:timers/promises';
import type { RawAnswer } from '../dialects/dialect.ts';
import type { WalletCall } from '../dialects/wallet-call.ts';

/** Failures between a supplier and an operator, each as a share of the calls from 0 to 1. */
export interface ChaosShares {
  /** The call waits for up to `delayMs`. */
  readonly delay?: number;
  readonly delayMs?: number;
  /** The call does not arrive. */
  readonly lost?: number;
  /** The call arrives, and its answer does not. */
  readonly lostAnswer?: number;
  /** The call arrives twice, at once. */
  readonly double?: number;
  /** The call is held back until the next one has been sent. */
  readonly disorder?: number;
  /** The supplier's process ends when the operator has answered. */
  readonly crash?: number;
}

/** Is between a supplier's calls and the operator. */
export interface Chaos {
  around(call: WalletCall, send: () => Promise<RawAnswer>): Promise<RawAnswer>;
}

export const NO_CHAOS: Chaos = { around: (_call, send) => send() };

const DEFAULT_DELAY_MS = 800;
/** A call is held back for this long at most. */
const HELD_MS = 400;

/** @param random from 0 to 1, so that a run can be repeated. @param crash ends the process */
export function chaosOf(
  shares: ChaosShares,
  random: () => number = Math.random,
  crash: () => never | void = () => process.exit(137),
): Chaos {
  let release: (() => void) | null = null;
  const happens = (share = 0): boolean => share > 0 && random() < share;

  /** Waits until another call has gone out. */
  const beOvertaken = (): Promise<unknown> =>
    Promise.race([
      new Promise<void>((resolve) => {
        release = resolve;
      }),
      sleep(HELD_MS),
    ]);

  return {
    async around(_call, send) {
      if (happens(shares.disorder)) await beOvertaken();
      if (happens(shares.delay)) await sleep(random() * (shares.delayMs ?? DEFAULT_DELAY_MS));
      if (happens(shares.lost)) throw new Error('the call was lost');
      const sent = send();
      // It is waited for below: it may fail while the double is under way.
      sent.catch(() => undefined);
      release?.();
      release = null;
      if (happens(shares.double)) await send().catch(() => undefined);
      const answer = await sent;
      if (happens(shares.crash)) crash();
      if (happens(shares.lostAnswer)) throw new Error('the answer was lost');
      return answer;
    },
  };
}
