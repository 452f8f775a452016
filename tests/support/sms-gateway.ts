import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestSmsGateway {
  url: string;
  /** Every request, with the exact bytes of its body. */
  requests: { headers: IncomingHttpHeaders; body: string }[];
  /** Status of the next answers. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** An SMS gateway in this process that records what it receives. */
export async function openSmsGateway(): Promise<TestSmsGateway> {
  const requests: TestSmsGateway['requests'] = [];
  let status = 202;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{"secret":"kept out"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    requests,
    answerWith(next) {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
