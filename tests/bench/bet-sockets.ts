import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import type { BetLoad } from './bet-target.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends prepared HTTP requests over raw sockets, one in flight on each, for `seconds` or until all are
 * sent. A request is written as it is and of an answer only the status and the length are read: a client
 * that costs little, as pgbench's does.
 * @throws when a request is refused
 */
export async function loadOverSockets(
  port: number,
  requests: readonly Buffer[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<BetLoad> {
  const sockets = await Promise.all(Array.from({ length: clients }, () => openSocket(port)));
  const latencies = createHistogram();
  let next = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  try {
    await Promise.all(
      sockets.map((socket) =>
        runClient(socket, latencies, () => {
          if (performance.now() >= end) return null;
          const request = requests[next] ?? null;
          next += 1;
          return request;
        }),
      ),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const elapsed = (performance.now() - start) / 1000;
  return {
    betsPerSecond: latencies.count / elapsed,
    p99Ms: latencies.percentile(99) / 1e6,
  };
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Sends the next request when the answer to the one before has come whole. */
function runClient(
  socket: Socket,
  latencies: ReturnType<typeof createHistogram>,
  take: () => Buffer | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: Buffer | null = null;
    let sentAt = 0n;
    const send = (): void => {
      const request = take();
      if (request === null) {
        resolve();
        return;
      }
      sentAt = process.hrtime.bigint();
      socket.write(request);
    };
    const read = (chunk: Buffer): void => {
      const answer = rest === null ? chunk : Buffer.concat([rest, chunk]);
      if (!isWhole(answer)) {
        rest = answer;
        return;
      }
      rest = null;
      latencies.record(process.hrtime.bigint() - sentAt);
      if (answer.toString('latin1', 9, 12) !== '200')
        throw new Error(`refused: ${answer.toString()}`);
      send();
    };
    const orReject = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        reject(error);
      }
    };
    socket.on('data', (chunk) => orReject(() => read(chunk)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection under load')));
    orReject(send);
  });
}

function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1];
  return answer.length >= headEnd + HEAD_END.length + Number(length);
}
