import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerReport } from '#server/outside/sandbox/answer-report.ts';
import { ReportBook } from '#server/outside/sandbox/report-book.ts';
import type { WalletCall } from '#server/outside/dialects/wallet-call.ts';
import { callsAs } from './outside-play.ts';
import { addVendorKey, importVendor, vendorRecord, vendorTitle } from './outside-vendor.ts';
import type { TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** A vendor of the dialect hmac that reports what the test writes into its book. */
export async function openReportVendor(app: TestApp, staff: TestStaff, code: string) {
  const now = () => app.clock.now();
  const book = new ReportBook(null, now);
  const state = { key: '', isSilent: false, isUnreadable: false };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (state.isSilent) {
        response.destroy();
        return;
      }
      const desk = { keys: [{ id: 'own', key: state.key }], book, now };
      const answer = answerReport(desk, request.headers, Buffer.concat(chunks));
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(state.isUnreadable ? '{"lines":[{}]}' : answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const vendor = {
    ...vendorRecord(code, 'hmac'),
    launchUrl: '/far/{game}?token={token}',
    reportUrl: `http://127.0.0.1:${port}/report`,
  };
  const game = `${code.toLowerCase()}-reels`;
  const added = await importVendor(app, staff, { vendor, games: [vendorTitle(game)] });
  const made = added.body.value?.vendor ?? null;
  if (made === null) throw new Error(JSON.stringify(added.body));
  const { key, entry } = await addVendorKey(app, staff, made);
  state.key = key;
  const call = callsAs(app, entry, key);
  return {
    game,
    book,
    state,
    call: (one: WalletCall) => call(one),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
