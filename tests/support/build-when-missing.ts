import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { renderBundle, webFolder } from '#server/platform/places.ts';

/** Before tests that start whole servers: pages must be there; whether they are the newest is not asked. */
export function setup(): void {
  if (existsSync(webFolder('dist')) && existsSync(renderBundle('dist'))) return;
  const build = ['scripts/bootstrap/build-when-stale.mjs', '--always'];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) {
    throw new Error('the build failed');
  }
}
