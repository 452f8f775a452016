import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountBook } from '#server/outside/sandbox/account-book.ts';
import { type AccountDesk, answerAccount } from '#server/outside/sandbox/answer-account.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { addVendorKey, importVendor, vendorRecord, vendorTitle } from './outside-vendor.ts';
import type { TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** How the next calls of one path fail: before the vendor acts, or after. */
export type Failure = 'beforeIt' | 'afterIt';

/** A vendor over HTTP that keeps wallets, and whose calls can be made to fail. */
export async function openWalletVendor(app: TestApp, staff: TestStaff, code: string) {
  const speech = DIALECTS.transfer.account;
  if (speech === undefined) throw new Error('the dialect keeps no wallets');
  const book = new AccountBook(null);
  const asked: string[] = [];
  const failing = new Map<string, Failure>();
  let desk: AccountDesk | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('/').at(-1) ?? '';
      asked.push(path);
      const failure = failing.get(path);
      if (desk === null || failure === 'beforeIt') {
        response.destroy();
        return;
      }
      const told = answerAccount(desk, path, request.headers, Buffer.concat(chunks));
      if (failure === 'afterIt') response.destroy();
      else response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const vendor = {
    ...vendorRecord(code, 'transfer'),
    launchUrl: '/far/{game}?token={token}',
    walletUrl: `http://127.0.0.1:${port}/wallet`,
  };
  const games = [vendorTitle(`${code.toLowerCase()}-duel`, { category: 'PVP' })];
  const added = await importVendor(app, staff, { vendor, games });
  const made = added.body.value?.vendor ?? null;
  if (made === null) throw new Error(JSON.stringify(added.body));
  const { key, entry } = await addVendorKey(app, staff, made);
  desk = { speech, keys: [{ id: 'own', key }], book, now: () => app.clock.now() };
  return {
    entry,
    book,
    asked,
    failing,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
