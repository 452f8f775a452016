import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkout } from './checkout.ts';
import { type Answer, jsonAnswer, readBody, Refusal, type SandboxRequest } from './http.ts';
import { notifier } from './notify-shop.ts';
import { payouts } from './payouts.ts';
import { signer } from './signer.ts';

export interface GatewaySandboxOptions {
  /** 0: any free port. */
  port: number;
  secret: string;
  notifyUrl: string;
  /** Pause between two attempts to deliver a notification. */
  retryPauseMs?: number;
  /** How long a payout of an amount that ends in .17 is pending. */
  payoutPendingMs?: number;
  log?: (line: string) => void;
}

export interface GatewaySandbox {
  port: number;
  /** Also cancels pending notifications. */
  close(): Promise<void>;
}

type Handler = (request: SandboxRequest) => Answer | Promise<Answer>;

/** Listens on the loopback address only. */
export async function openGatewaySandbox(options: GatewaySandboxOptions): Promise<GatewaySandbox> {
  const { retryPauseMs = 1_000, payoutPendingMs = 5_000, log = () => undefined } = options;
  const closing = new AbortController();
  const signs = signer(options.secret);
  const notify = notifier({ ...options, signs, retryPauseMs, log, closing: closing.signal });
  const payments = checkout({ signs, notify, log });
  const paidOut = payouts({ signs, payoutPendingMs, log });

  const handlers: Readonly<Record<string, Handler>> = {
    'GET /checkout': payments.page,
    'POST /checkout/decide': payments.decide,
    'GET /payments/': payments.query,
    'POST /payouts': paidOut.send,
    'GET /payouts/': paidOut.query,
    'GET /payouts': paidOut.list,
  };

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    // A reference at the end is the only variable part of a path.
    const [, collection = '', reference] =
      /^(\/(?:payments|payouts)\/)([\w-]+)$/.exec(pathname) ?? [];
    const handler = handlers[`${method} ${collection || pathname}`];
    if (handler === undefined) throw new Refusal(404, 'no such address');
    const body = await readBody(request);
    return handler({
      path: pathname,
      query: searchParams,
      reference: reference ?? '',
      headers,
      body,
    });
  }

  const server = createServer((request, response) => {
    answerTo(request)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return jsonAnswer(error.status, { error: error.message });
        log(`${request.method} ${request.url}: ${String(error)}`);
        return jsonAnswer(500, { error: 'the sandbox failed' });
      })
      .then((answer) => write(response, answer))
      .catch((error: unknown) => log(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}
