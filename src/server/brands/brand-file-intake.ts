import type { BrandFolder } from '#brand/files/brand-folder.ts';
import type { CheckManifest } from './publish-brand.ts';
import type { HostProof } from './host-proof.ts';
import { takeInBrandFiles } from './take-in-brand-files.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { BrandSources } from './brand-sources.ts';

/**
 * Publishes what the brands folder holds and nobody has taken in yet; costs next to nothing while no
 * file changes. The caller reloads the live brands afterwards.
 * @returns a function that tells how many brands it published.
 */
export function brandFileIntake(deps: {
  db: Db;
  sources: BrandSources;
  clock: Clock;
  check: CheckManifest;
  hostProof: HostProof;
  log: Log;
}): () => Promise<number> {
  let taken: BrandFolder | null = null;
  return async () => {
    await deps.sources.refresh();
    const { folder } = deps.sources;
    if (folder === taken) return 0;
    const published = await takeInBrandFiles(deps.db, folder.brands, deps);
    taken = folder;
    return published.length;
  };
}
