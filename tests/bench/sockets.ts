import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';
import { openSocketClients } from './socket-clients.ts';

const CLIENTS = 2_000;
/** Each with as many sockets as a session may have. */
export const SOCKETS_OF_A_MEMBER = 10;
export const SOCKET_MEMBERS = CLIENTS / SOCKETS_OF_A_MEMBER;
const SERVER = path.join(import.meta.dirname, 'sockets-server.ts');
const GOAL_BYTES = 8_192;

export type SocketsMode = 'ours' | 'bare';

/** What the server of a run says once it listens. */
export interface SocketsServer {
  port: number;
  /** Header lines by member; none for the bare server. */
  headers: readonly (readonly string[])[];
}

/** Memory of an idle socket of a signed-in player, beside one of a bare `ws` server. */
export async function run(): Promise<readonly BenchRow[]> {
  const figures: Record<SocketsMode, number[]> = { ours: [], bare: [] };
  for (let turn = 0; turn < RUNS; turn += 1) {
    for (const mode of ['bare', 'ours'] as const) figures[mode].push(await measure(mode));
  }
  const [ours, reference] = [median(figures.ours), median(figures.bare)];
  return [
    {
      measure: 'memory of an idle socket',
      ours,
      reference,
      unit: 'bytes',
      ratio: ours - reference,
      difference: true,
      goal: GOAL_BYTES,
      better: 'lower',
    },
  ];
}

/** @returns bytes a socket */
async function measure(mode: SocketsMode): Promise<number> {
  const server = fork(SERVER, [mode], { execArgv: ['--expose-gc', '--import', 'tsx'] });
  try {
    const [{ port, headers }] = (await once(server, 'message')) as [SocketsServer];
    const memory = async (): Promise<number> => {
      const answer = once(server, 'message');
      server.send('memory');
      const [bytes] = (await answer) as [number];
      return bytes;
    };
    // Whatever is made once at the first socket is no part of each.
    const first = await openSocketClients(port, 10, (index) => headers[index] ?? []);
    for (const { socket } of first) socket.destroy();
    const before = await memory();
    const clients = await openSocketClients(
      port,
      CLIENTS,
      (index) => headers[Math.floor(index / SOCKETS_OF_A_MEMBER)] ?? [],
    );
    const after = await memory();
    for (const { socket } of clients) socket.destroy();
    return (after - before) / CLIENTS;
  } finally {
    server.kill();
  }
}
