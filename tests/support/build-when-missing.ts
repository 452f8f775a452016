import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { RENDER_BUNDLE, WEB_FOLDER } from '#server/platform/places.ts';

/** Before tests that start whole servers: pages must be there; whether they are the newest is not asked. */
export function setup(): void {
  if (existsSync(WEB_FOLDER) && existsSync(RENDER_BUNDLE)) return;
  const build = ['scripts/bootstrap/build-when-stale.mjs', '--always'];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) {
    throw new Error('the build failed');
  }
}
