import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaymentNotification } from '../payment-channel.ts';
import { type GatewayKeys, SIGNATURE_HEADER, signatureHeader } from './gateway-signature.ts';
import { readGatewayPayment } from './read-notification.ts';

const TIMEOUT_MS = 10_000;

export interface GatewayMeans {
  readonly clock: Clock;
  readonly keys: GatewayKeys;
  /** Without a slash at the end. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/**
 * Signed requests to the gateway. Each call rejects when there is no answer in time or the answer
 * violates the protocol. Error messages never quote a body, which may contain an account number.
 */
export interface GatewayClient {
  /** Parsed JSON of a 200, or null for a 404. */
  get(path: string): Promise<unknown>;
  /** Parsed JSON of a 200. */
  post(path: string, payload: unknown): Promise<unknown>;
  queryPayment(reference: string): Promise<PaymentNotification | null>;
}

export function gatewayClient(means: GatewayMeans): GatewayClient {
  const { clock, keys, url, timeoutMs = TIMEOUT_MS } = means;

  async function request(path: string, body?: string): Promise<{ status: number; text: string }> {
    const signed = signatureHeader(keys[0], clock, body ?? `GET ${path}`);
    const headers = { accept: 'application/json', [SIGNATURE_HEADER]: signed };
    const answer = await fetch(url + path, {
      ...(body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }),
      // A redirect could send the body to a host outside the configuration.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(refuseSilence);
    return { status: answer.status, text: await answer.text().catch(refuseSilence) };
  }

  async function get(path: string): Promise<unknown> {
    const { status, text } = await request(path);
    return status === 404 ? null : jsonOf(status, text);
  }

  return {
    get,
    async post(path, payload) {
      const { status, text } = await request(path, JSON.stringify(payload));
      return jsonOf(status, text);
    },
    async queryPayment(reference) {
      const body = await get(`/payments/${encodeURIComponent(reference)}`);
      if (body === null) return null;
      const payment = readAnswer(body);
      if (payment !== null && payment.reference !== reference) {
        throw new Error('the gateway answered with another payment');
      }
      return payment;
    },
  };
}

function jsonOf(status: number, text: string): unknown {
  if (status !== 200) throw new Error(`the gateway answered ${status}`);
  try {
    const body: unknown = JSON.parse(text);
    // A JSON null must not pass for a 404.
    if (body !== null) return body;
  } catch {
    // The parser's message quotes the body.
  }
  throw new Error('the gateway answered with a body that does not fit');
}

function readAnswer(body: unknown): PaymentNotification | null {
  try {
    return readGatewayPayment(body);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const [field = ''] = Object.keys(cause.details.fields ?? {});
    throw new Error(`the gateway answered with a body that does not fit: ${field || '/'}`, {
      cause,
    });
  }
}

/** The reason is a system code such as ECONNREFUSED, or an error name such as TimeoutError. */
function refuseSilence(error: unknown): never {
  const { name, cause } = error as Error;
  const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  throw new Error(`the gateway did not answer (${reason})`);
}
