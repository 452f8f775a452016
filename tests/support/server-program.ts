import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { buildServer } from '../../scripts/build/build-server.ts';

/**
 * Bundles the server from its sources before the tests of a file: what was built some time ago may be
 * another one, and from the sources themselves each start takes seconds.
 * @returns a function that gives the program's path, inside tests and hooks.
 */
export function useServerProgram(): () => string {
  const folder = `node_modules/.cache/server-under-test-${randomBytes(5).toString('hex')}`;
  const program = `${folder}/main.js`;
  beforeAll(async () => {
    await buildServer(program);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => program;
}
