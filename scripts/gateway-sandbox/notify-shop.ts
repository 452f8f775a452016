import { setTimeout as pause } from 'node:timers/promises';
import { SIGNATURE_HEADER, type Signer } from './signer.ts';

const MAX_RETRIES = 5;
const TIMEOUT_MS = 5_000;

export interface Notification {
  paymentId: string;
  reference: string;
  status: 'paid' | 'declined';
  amount: string;
  currency: string;
}

/** @returns the last status; 0 when the shop did not answer */
export type Notify = (notification: Notification) => Promise<number>;

export interface NotifierOptions {
  signs: Signer;
  notifyUrl: string;
  retryPauseMs: number;
  log: (line: string) => void;
  closing: AbortSignal;
}

/** Sends a notification until the shop answers 200, with five retries. */
export function notifier(options: NotifierOptions): Notify {
  const { retryPauseMs, log, closing } = options;
  return async (notification) => {
    const { paymentId, status: outcome, amount, currency } = notification;
    const body = JSON.stringify(notification);
    let status = 0;
    for (let attempt = 0; attempt <= MAX_RETRIES && !closing.aborted; attempt += 1) {
      if (attempt > 0) await pause(retryPauseMs, null, { signal: closing }).catch(() => null);
      status = closing.aborted ? status : await post(options, body);
      log(
        `${paymentId} ${outcome} ${amount} ${currency}: the shop answered ${status || 'nothing'}`,
      );
      if (status === 200) break;
    }
    return status;
  };
}

/** @returns 0 when there is no answer */
async function post({ notifyUrl, signs, closing }: NotifierOptions, body: string): Promise<number> {
  try {
    const answer = await fetch(notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signs.header(body) },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
