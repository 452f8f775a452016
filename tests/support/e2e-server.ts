import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startServer } from './start-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Before all browser tests: builds when sources changed and starts one server; after them it is stopped. */
async function startForAll(): Promise<() => Promise<void>> {
  const build = path.join(ROOT, 'scripts/bootstrap/build-when-stale.mjs');
  const { status } = spawnSync(process.execPath, [build], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
  // Each browser of a test has an address of its own (e2e-address.ts): limits count by address.
  const server = await startServer({ TRUST_PROXY: '1' });
  // Workers inherit it.
  process.env['E2E_PORT'] = String(server.port);
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output()}`);
  };
}

// Playwright takes a global set-up as the default export of its file.
export default startForAll;
