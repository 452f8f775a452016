import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { RawAnswer } from '#server/outside/dialects/dialect.ts';

/** Sends a body and reads the whole answer. @throws the connection's error */
export type Post = (
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  method?: 'POST' | 'PUT',
) => Promise<RawAnswer>;

const TIMEOUT_MS = 30_000;

/** Posts over kept connections. `fetch` sends no Host header other than that of the address. */
export function openPost(): { post: Post; close: () => void } {
  const plain = new Agent({ keepAlive: true, maxSockets: 64 });
  const tls = new TlsAgent({ keepAlive: true, maxSockets: 64 });
  const post: Post = (url, body, headers, method = 'POST') =>
    new Promise((resolve, reject) => {
      const isTls = url.protocol === 'https:';
      const options = { method, headers, timeout: TIMEOUT_MS, agent: isTls ? tls : plain };
      const call = (isTls ? tlsRequest : request)(url, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.complete) resolve({ status: answer.statusCode ?? 0, body: text });
          else reject(new Error('the answer was cut off'));
        });
      });
      call.on('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      call.on('error', reject);
      call.end(body);
    });
  return {
    post,
    close: () => {
      plain.destroy();
      tls.destroy();
    },
  };
}
