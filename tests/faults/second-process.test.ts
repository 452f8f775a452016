import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer } from '#tests/support/run-server.ts';
import { openFolder, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';

const TIMEOUT_MS = 240_000;

const program = useServerProgram();

describe('on PGlite', () => {
  let place: ServerPlace;
  let server: RunningServer;
  const isReady = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).ok;
  const lock = () => readFile(path.join(server.dataDir, 'lock'), 'utf8');

  beforeAll(async () => {
    place = await openFolder(program());
    server = await startServer(place.env, program());
  }, TIMEOUT_MS);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  it(
    'a second process on the same folder is told who has it, and the first goes on',
    async () => {
      const [pid = ''] = (await lock()).split(' ');
      const { code, stderr } = await runServer(program(), { ...place.env, PORT: '0' });
      expect(code).toBe(1);
      expect(stderr).toBe(
        `${server.dataDir} is in use by process ${pid}. The embedded database takes one process: ` +
          'stop that one, choose another DATA_DIR, or set DATABASE_URL.\n',
      );
      expect(await isReady()).toBe(true);
      expect((await lock()).split(' ')[0]).toBe(pid);
    },
    TIMEOUT_MS,
  );

  it(
    'a lock that a killed process left is taken over, and given back at the end',
    async () => {
      const left = await lock();
      expect(await server.stop('SIGKILL')).toBeNull();
      expect(await lock()).toBe(left);
      server = await startServer(place.env, program());
      expect(await lock()).not.toBe(left);
      expect(await isReady()).toBe(true);
      expect(await server.stop('SIGTERM'), server.output()).toBe(0);
      await expect(lock()).rejects.toMatchObject({ code: 'ENOENT' });
    },
    TIMEOUT_MS,
  );
});
