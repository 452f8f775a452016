import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds when a source changed since the last build.
 * @throws Error when the build fails.
 */
export function build(): void {
  const program = path.join(ROOT, 'scripts/bootstrap/build-when-stale.mjs');
  const { status } = spawnSync(process.execPath, [program], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}
