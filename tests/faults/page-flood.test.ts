import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolder, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';

const CLIENTS = 50;
const WARM_UP_MS = 3_000;
const FLOOD_MS = 5_000;
const TIMEOUT_MS = 120_000;

const program = useServerProgram();
let place: ServerPlace;
let server: RunningServer;

beforeAll(async () => {
  place = await openFolder(program());
  server = await startServer({ ...SECRETS, ...place.env, LOG_LEVEL: 'fatal' }, program());
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop('SIGKILL');
  await place.remove();
});

interface Ask {
  path: string;
  from?: string;
  headers?: Record<string, string>;
}

/** @returns the status; the body is read and thrown away. */
function ask({ path, from = '127.0.0.1', headers = {} }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    const call = get(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        agent: false,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
  });
}

/** Addresses, cookies and ports that would each be another page if they were taken as they are. */
function unusual(number: number): Ask {
  const mark = `${number}x${Math.floor(Math.random() * 1e9)}`;
  const asks: Ask[] = [
    { path: `/?utm=${mark}` },
    { path: `/nothing/${mark}` },
    { path: '/', headers: { cookie: `scheme=${mark}; lang=${mark}` } },
    { path: `/lobby?q=${mark}` },
    { path: '/', headers: { host: `localhost:${1_000 + (number % 60_000)}` } },
  ];
  return asks[number % asks.length] ?? { path: '/' };
}

it(
  'answers health checks and visitors while many clients ask for unusual pages',
  async () => {
    expect(await ask({ path: '/' })).toBe(200);
    const statuses = new Map<number, number>();
    let isOver = false;
    let asked = 0;
    const flood = Array.from({ length: CLIENTS }, async (_none, client) => {
      while (!isOver) {
        asked += 1;
        const status = await ask({ ...unusual(asked), from: `127.0.7.${client + 1}` });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    // Warm up first: freshly started code runs slowly.
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
    let health = 0;
    const visits: number[] = [];
    const until = performance.now() + FLOOD_MS;
    while (performance.now() < until) {
      expect(await ask({ path: '/healthz' })).toBe(200);
      health += 1;
      if (health % 5 === 1) visits.push(await ask({ path: '/' }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    isOver = true;
    await Promise.all(flood);
    expect([...statuses.keys()].filter((status) => ![200, 404, 429, 503].includes(status))).toEqual(
      [],
    );
    expect(visits.filter((status) => status !== 200)).toEqual([]);
    expect(visits.length).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
