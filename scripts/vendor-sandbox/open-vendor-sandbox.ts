import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dialect } from '#server/outside/dialects/dialect.ts';
import { chaosOf, type ChaosShares } from '#server/outside/sandbox/chaos.ts';
import { fileJournal, noJournal } from '#server/outside/sandbox/journal.ts';
import { OperatorCalls } from '#server/outside/sandbox/operator-calls.ts';
import { sandboxPages } from '#server/outside/sandbox/sandbox-pages.ts';
import { SandboxVendor } from '#server/outside/sandbox/sandbox-vendor.ts';
import type { Supplier } from '#server/outside/sandbox/suppliers.ts';
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
  const vendor = new SandboxVendor(supplier, calls, kept);
  const resumed = await vendor.resume();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    answer(request, response, sandboxPages(vendor, `http://localhost:${port}`)).catch(() => {
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
  const { status, type, body, headers } = await pages({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: await bodyOf(request),
  });
  response.writeHead(status, { ...headers, 'content-type': type }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return size === 0 ? null : JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}
