import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dialect } from '#server/outside/dialects/dialect.ts';
import { AccountBook } from '#server/outside/sandbox/account-book.ts';
import { type AccountDesk, answerAccount } from '#server/outside/sandbox/answer-account.ts';
import { chaosOf, type ChaosShares } from '#server/outside/sandbox/chaos.ts';
import { keptWallet } from '#server/outside/sandbox/kept-wallet.ts';
import { fileJournal, noJournal } from '#server/outside/sandbox/journal.ts';
import { OperatorCalls } from '#server/outside/sandbox/operator-calls.ts';
import { sandboxPages } from '#server/outside/sandbox/sandbox-pages.ts';
import { SandboxVendor } from '#server/outside/sandbox/sandbox-vendor.ts';
import { type Supplier, WALLET_PATH } from '#server/outside/sandbox/suppliers.ts';
import { openPost } from '../vendor-conformance/post.ts';

export interface VendorSandboxOptions {
  /** 0: any free port. */
  readonly port: number;
  /** The code under which the operator knows this supplier, and whose titles it has. */
  readonly supplier: Supplier;
  readonly dialect: Dialect;
  /** A secret, or a private key in PEM. */
  readonly key: string;
  /** The operator's address. */
  readonly operator: string;
  /** Host header of the calls; that of the address by default. */
  readonly host?: string | undefined;
  readonly chaos: ChaosShares;
  /** A file that outlives a crash; left out: open rounds are lost with the process. */
  readonly journal?: string | undefined;
}

const MAX_BODY_BYTES = 65_536;

/** Opens a supplier in this process. What its journal left open is ended before the first game. */
export async function openVendorSandbox(
  options: VendorSandboxOptions,
): Promise<{ port: number; resumed: number; close: () => Promise<void> }> {
  const { supplier, dialect, key, operator, host, chaos, journal } = options;
  const { post, close: closePost } = openPost();
  const always: Record<string, string> = host === undefined ? {} : { host };
  const calls = new OperatorCalls({
    vendor: supplier.code,
    dialect,
    key,
    chaos: chaosOf(chaos),
    send: (path, { contentType, body, headers }) =>
      post(new URL(path, operator), body, { ...headers, ...always, 'content-type': contentType }),
  });
  const kept = journal === undefined ? noJournal : fileJournal(journal);
  const book = new AccountBook(journal === undefined ? null : `${journal}.wallets`);
  const wallet = dialect.account === undefined ? calls : keptWallet(book, calls);
  const vendor = new SandboxVendor(supplier, wallet, kept);
  const desk =
    dialect.account === undefined
      ? null
      : { speech: dialect.account, keys: [{ id: 'own', key }], book, now: () => new Date() };
  const resumed = await vendor.resume();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    answer(request, response, sandboxPages(vendor, `http://localhost:${port}`), desk).catch(() => {
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    resumed,
    close: () =>
      new Promise((resolve) => {
        closePost();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReturnType<typeof sandboxPages>,
  desk: AccountDesk | null,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'OPTIONS') {
    response
      .writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      })
      .end();
    return;
  }
  const rawBody = await bodyOf(request);
  if (desk !== null && url.pathname.startsWith(`${WALLET_PATH}/`)) {
    const path = url.pathname.slice(WALLET_PATH.length + 1);
    const told = answerAccount(desk, path, request.headers, rawBody);
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
    return;
  }
  const { status, type, body, headers } = await pages({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: parsed(rawBody),
  });
  response.writeHead(status, { ...headers, 'content-type': type }).end(body);
}

/** @returns the bytes; none where there are too many */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return Buffer.alloc(0);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns null unless it is JSON */
function parsed(rawBody: Buffer): unknown {
  try {
    return rawBody.length === 0 ? null : JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}
