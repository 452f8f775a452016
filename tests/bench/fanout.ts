import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';
import { openSocketClients } from './socket-clients.ts';

const CLIENTS = 1_000;
const EVENTS = 400;
const SERVER = path.join(import.meta.dirname, 'fanout-server.ts');

export type FanoutMode = 'ours' | 'bare';

/** Messages a second to 1,000 sockets: ours beside a loop over the sockets of a bare `ws` server. */
export async function run(): Promise<readonly BenchRow[]> {
  const figures: Record<FanoutMode, number[]> = { ours: [], bare: [] };
  // One after the other, so that what the machine does besides meets both.
  for (let turn = 0; turn < RUNS; turn += 1) {
    for (const mode of ['bare', 'ours'] as const) figures[mode].push(await measure(mode));
  }
  const [ours, reference] = [median(figures.ours), median(figures.bare)];
  return [
    {
      measure: `messages to ${CLIENTS} sockets`,
      ours,
      reference,
      unit: '1/s',
      ratio: reference / ours,
      goal: 1.1,
      better: 'lower',
    },
  ];
}

/** @returns messages a second */
async function measure(mode: FanoutMode): Promise<number> {
  const server = fork(SERVER, [mode], { execArgv: ['--import', 'tsx'] });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const clients = await openSocketClients(port, CLIENTS);
    if (mode === 'ours') {
      for (const client of clients) client.say('{"kind":"join","topic":"siteStatus"}');
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    const done = once(server, 'message');
    server.send({ events: EVENTS });
    const [{ seconds }] = (await done) as [{ seconds: number }];
    for (const { socket } of clients) socket.destroy();
    return (EVENTS * CLIENTS) / seconds;
  } finally {
    server.kill();
  }
}
