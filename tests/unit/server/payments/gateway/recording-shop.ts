import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingShop {
  url: string;
  /** Every notification, with the exact bytes of its body. */
  requests: { headers: IncomingHttpHeaders; rawBody: Buffer }[];
  /** Statuses of the next answers; the last one stays. */
  answerWith(statuses: [number, ...number[]]): void;
  close(): Promise<void>;
}

/** The address for notifications of a shop in this process. */
export async function openRecordingShop(): Promise<RecordingShop> {
  const requests: RecordingShop['requests'] = [];
  let statuses = [200];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ headers: request.headers, rawBody: Buffer.concat(chunks) });
      const [status = 200, ...rest] = statuses;
      if (rest.length > 0) statuses = rest;
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments/notify/gateway`,
    requests,
    answerWith(next) {
      statuses = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
