import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './start-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Before all browser tests: builds when sources changed and starts one server; after them it is stopped. */
async function startForAll(): Promise<() => Promise<void>> {
  const build = path.join(ROOT, 'scripts/bootstrap/build-when-stale.mjs');
  const { status } = spawnSync(process.execPath, [build], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gaming-e2e-'));
  await keepPictures(dataDir);
  // Each browser of a test has an address of its own (e2e-address.ts): limits count by address.
  const server = await startServer({ TRUST_PROXY: '1', DATA_DIR: dataDir });
  // Workers inherit it.
  process.env['E2E_PORT'] = String(server.port);
  return async () => {
    const code = await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.output()}`);
  };
}

/** Pictures are named by their content: those of the last run need not be made again. */
async function keepPictures(dataDir: string): Promise<void> {
  const kept = path.join(ROOT, 'node_modules/.cache/e2e-pictures');
  await mkdir(kept, { recursive: true });
  await symlink(kept, path.join(dataDir, 'pictures'));
}

// Playwright takes a global set-up as the default export of its file.
export default startForAll;
