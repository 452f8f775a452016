import { openBrandSources } from '#server/brands/brand-sources.ts';
import { checkManifest } from '#server/brands/check-manifest.ts';
import { hostRulesOf } from '#server/brands/host-names.ts';
import { hostProof } from '#server/brands/host-proof.ts';
import { takeInBrandFiles } from '#server/brands/take-in-brand-files.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { staffHosts } from '#server/platform/staff-hosts.ts';
import { TestClock } from './test-clock.ts';

/** Publishes the brands of the repository, as a server does at its first start. */
export async function publishBrandFiles({ db }: Database): Promise<void> {
  const clock = new TestClock();
  const log = createLog('silent');
  const config = readConfig({});
  const sources = await openBrandSources(config.brandsDir, { db, clock, log });
  const check = checkManifest(() => sources.folder, hostRulesOf(config, staffHosts(config)));
  await takeInBrandFiles(db, sources.folder.brands, {
    clock,
    check,
    hostProof: hostProof(config),
    log,
  });
}
