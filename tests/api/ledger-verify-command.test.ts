import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBefore } from '#server/ledger/id-before.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { createLog } from '#server/platform/log.ts';
import { fillDataDir } from '#tests/support/pglite-engine.ts';
import { openTestApp, SECRETS } from '#tests/support/test-app.ts';
import { bet, openPlayer } from '#tests/support/test-ledger.ts';

/** Sealed by a server that was stopped since; each case changes the database behind its back. */
describe('npm run ledger:verify', { timeout: 60_000 }, () => {
  let dataDir: string;

  const change = async (work: (database: Database) => Promise<unknown>): Promise<void> => {
    const database = await openEmbedded({ dataDir });
    await work(database);
    await database.close();
  };
  const run = (text: string, values: readonly unknown[] = []) =>
    change((database) => database.withConnection((connection) => connection.query(text, values)));
  const verify = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ledger-verify.ts'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...SECRETS },
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'verified-'));
    await fillDataDir(dataDir);
    await change(async (database) => {
      const app = await openTestApp(
        database,
        { SEAL_EXPORT_DIR: path.join(dataDir, 'seals') },
        createLog('silent'),
        { ledgerChecks: { lagMs: 0 } },
      );
      const player = await openPlayer(database, app.server.ledger, { cash: 1_000n });
      await app.server.ledger.post(bet(player, 10n));
      const seal = app.server.jobs.find(({ name }) => name === 'sealLedger');
      await seal?.run(NO_FENCE);
      await app.server.close();
    });
  }, 120_000);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('says how many seals it checked', () => {
    const { status, stdout } = verify();
    expect(stdout).toMatch(
      /^The ledger is whole: 2 transfers, 4 entries and [1-9]\d* seals checked/,
    );
    expect(status).toBe(0);
  });

  it('fails on a changed entry and names its transfer', async () => {
    await run('update entry set amount = amount - 1 where amount = -10');
    const { status, stderr } = verify();
    expect(stderr).toMatch(
      /BROKEN entries of a transfer sum to zero.*: transfer \d+ in \w+ sums to -1/,
    );
    expect(status).toBe(1);
    await run('update entry set amount = amount + 1 where amount = -11');
  });

  it('fails when a ledger older than two hours has no seals', async () => {
    await run(
      `with seals as (delete from journal_seal), marks as (delete from ledger_mark),
         checkpoints as (delete from ledger_checkpoint)
       insert into transfer select shard, member_id, $1, brand, provider, 'old-' || external_ref,
         kind, currency, request_hash, '{"legs":[]}', null, null, null, created_at
       from transfer limit 1`,
      [idBefore(3 * 3_600_000)],
    );
    const { status, stdout, stderr } = verify();
    expect(stderr).toMatch(/BROKEN transfers are sealed within two hours: shard \d+ has no seals/);
    expect(stdout).toContain('and 0 seals checked');
    expect(status).toBe(1);
  });
});
