import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { seededFolder } from '#tests/support/seeded-place.ts';
import { HOST } from '#tests/support/test-app.ts';
import { freePort } from '../../scripts/dev/free-port.ts';

const TIMEOUT_MS = 300_000;
/** The goals are one and three seconds; a machine that runs other tests meanwhile takes longer. */
const SEEN = { timeout: 60_000, interval: 50 };
const COMPONENT = 'src/office/features/harm-case/HarmCasesScreen.tsx';
/** The product with one brand, whose server starts sooner. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts',
  'schemas',
  'src',
  'builder',
  'brands/_base',
  'brands/_registry',
  'brands/denluma',
];
const SCHEMA = 'schemas/api/platform/readiness.json';

let folder: string;
let dataDir: string;
let origin: string;
let child: ChildProcess;
let output = '';

/** Changes a file as an editor does. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(place, change(text));
}

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${address}`, { headers });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dev-mode-'));
  for (const place of COPIED) {
    await cp(place, path.join(folder, place), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  dataDir = await seededFolder({ brand: 'denluma' });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      // Vite and the server read what the test runner sets.
      VITEST: undefined,
      NODE_ENV: undefined,
      MODE: undefined,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const until = Date.now() + TIMEOUT_MS / 2;
  while ((await get('/healthz').catch(() => null))?.ok !== true) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(output.slice(0, 3_000));
    await pause(200);
  }
}, TIMEOUT_MS);

afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  // A bundle of the last edit may still be written: its process ends a moment after the one that started it.
  const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };
  await rm(folder, removal);
  await rm(dataDir, removal);
});

it(
  'serves prerendered pages that load the sources',
  async () => {
    const page = await (await get('/', { host: HOST })).text();
    expect(page).toContain('/__dev/src/site/boot/entry-client.ts');
    expect(page).toMatch(/<main[^]*href="\/register"/);
    expect(await (await get('/office/', { host: HOST })).text()).toContain('/__dev/src/office/');
    const script = await get('/__dev/src/site/boot/entry-client.ts');
    expect(script.headers.get('content-type')).toContain('javascript');
  },
  TIMEOUT_MS,
);

it(
  'replaces an edited component in the open pages',
  async () => {
    const client = await (await get('/__dev/@vite/client')).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const socket = new WebSocket(
      `${origin.replace('http', 'ws')}/__dev/?token=${token}`,
      'vite-hmr',
    );
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push(data.toString()));
    await once(socket, 'open');
    await get(`/__dev/${COMPONENT}`);
    await edit(COMPONENT, (text) => `${text}\n// Edited by a test.\n`);
    await expect.poll(() => messages.join('\n'), SEEN).toContain(COMPONENT);
    expect(messages.join('\n')).toContain('"type":"update"');
    socket.close();
  },
  TIMEOUT_MS,
);

it(
  'restarts the server in place with an edited route, and keeps its sessions',
  async () => {
    const signedIn = await fetch(`${origin}/wps/session/login`, {
      method: 'POST',
      headers: { host: HOST, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'luna', password: 'demo-luna-2026', type: 'username' }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await edit('src/server/app.ts', (text) =>
      text.replace(
        'delete request.raw',
        "reply.header('x-edited', 'yes');\n    delete request.raw",
      ),
    );
    await expect
      .poll(async () => (await get('/healthz')).headers.get('x-edited'), SEEN)
      .toBe('yes');
    const session = await get('/wps/session', { host: HOST, cookie });
    expect(await session.text()).toContain('luna');
  },
  TIMEOUT_MS,
);

it(
  'regenerates the contract after an edit of a schema',
  async () => {
    await edit(SCHEMA, (text) => text.replace('"title": "', '"title": "Edited '));
    const generated = path.join(folder, 'src/contract/generated/openapi.json');
    await expect.poll(() => readFile(generated, 'utf8'), SEEN).toContain('Edited ');
  },
  TIMEOUT_MS,
);
