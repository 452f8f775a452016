import { Agent, request } from 'node:http';

export interface HttpReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Connections that are kept, as a vendor's or a payment company's server keeps them. */
export function keptConnections(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 64 });
}

/**
 * Sends bytes as JSON; `fetch` would not let a Host header of one's own through.
 * @throws what the connection throws when no whole answer came.
 */
export function postJson(
  agent: Agent,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'POST' | 'PUT' = 'POST',
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('error', reject);
        answer.on('end', () =>
          answer.complete
            ? resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers })
            : reject(new Error('the answer was cut off')),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
