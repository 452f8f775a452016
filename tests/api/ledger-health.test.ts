import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerHealthValue } from '#contract/generated/types.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { createLog } from '#server/platform/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { hold } from '#server/ledger/holds.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { signedInStaff } from '#tests/support/signed-in-staff.ts';
import { openTestApp, SECRETS, type TestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, type Player, rollback } from '#tests/support/test-ledger.ts';

/** A composed server; its jobs are run as it declares them, without waiting for their time. */
forEachEngine((engine) => {
  let database: Database;
  let app: TestApp;
  let player: Player;
  let dir: string;
  let logged = '';
  let staff: { cookie: string };

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'seals-'));
    database = await engine.open('published');
    const log = createLog('info', {
      write(line: string) {
        logged += line;
      },
    });
    app = await openTestApp(database, { SEAL_EXPORT_DIR: dir }, log, {
      ledgerChecks: { lagMs: 0, pace: 'full' },
    });
    staff = await signedInStaff(app, 'operator');
    // The server's own timers find no job due, however slow the machine is.
    await run(
      `insert into job_lease (name, holder, fence, expires_at, due_at)
       select name, 'test', 1, now(), now() + interval '1 day'
       from unnest(array['sealLedger', 'trialBalance', 'expireHolds']) as name
       on conflict (name) do update set due_at = excluded.due_at`,
    );
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    player = await openPlayer(database, app.server.ledger, { cash: 1_000n });
    logged = '';
  });

  const run = (text: string, values: readonly unknown[] = []) =>
    database.withConnection((connection) => connection.query(text, values));
  const runJob = async (name: string): Promise<void> => {
    const job = app.server.jobs.find((declared) => declared.name === name);
    if (job === undefined) throw new Error(`the server declares no job ${name}`);
    await job.run(NO_FENCE);
  };
  const health = async (): Promise<LedgerHealthValue> => {
    const answer = await app.call<LedgerHealthValue>('GET', '/office/api/ledger-health', {
      headers: staff,
    });
    expect(answer.status).toBe(200);
    return answer.body.value;
  };
  const metric = async (name: string, check: string): Promise<number> => {
    const { body } = await app.call<string>('GET', '/metrics');
    const line = new RegExp(`^${name}\\{check="${check}"\\} (\\S+)$`, 'm').exec(body.value);
    return Number(line?.[1]);
  };
  const verify = () => verifyLedger(database, { exported: { dir, key: SECRETS.LEDGER_SEAL_KEY } });
  /** A bet, and the rollback of another that never came: a tombstone. */
  const play = async () => {
    const staked = bet(player, 10n);
    await app.server.ledger.post(staked);
    const buried = `never-came-${newId()}`;
    await app.server.ledger.post(rollback(player, buried));
    return { staked: staked.externalRef, buried };
  };
  const sealed = async () => {
    const references = await play();
    await runJob('sealLedger');
    expect((await health()).faults).toEqual([]);
    return references;
  };

  it('verifies and seals a ledger that is whole, and says so everywhere', async () => {
    await sealed();
    await runJob('trialBalance');
    const { checks, faults } = await health();
    expect(faults).toEqual([]);
    expect(checks.map(({ name, openFaults }) => [name, openFaults])).toEqual([
      ['journal', 0],
      ['seals', 0],
      ['trialBalance', 0],
    ]);
    for (const { name } of checks) {
      expect(await metric('ledger_faults_open', name)).toBe(0);
      expect(await metric('ledger_check_success_seconds', name)).toBeGreaterThan(1e9);
    }
    expect(logged).toContain('ledger seals exported');
    const report = await verify();
    expect(report.faults).toEqual([]);
    expect(report.seals).toBeGreaterThan(0);
  });

  it('shows everything on the first scrape of a node that has run no check', async () => {
    await sealed();
    const other = await openTestApp(database, { SEAL_EXPORT_DIR: dir });
    const { body } = await other.call<string>('GET', '/metrics');
    await other.server.close();
    for (const name of ['ledger_faults_open', 'ledger_check_success_seconds']) {
      expect(body.value).toMatch(new RegExp(`^${name}\\{check="journal"\\} \\d`, 'm'));
    }
  });

  describe('finds by its own jobs, logs, counts and shows', () => {
    const faulty = async (
      check: string,
      job: string,
      invariant: string,
      detail: RegExp,
    ): Promise<void> => {
      await runJob(job);
      const { faults } = await health();
      expect(faults.map((fault) => [fault.check, fault.invariant])).toContainEqual([
        check,
        invariant,
      ]);
      expect(faults.find((fault) => fault.invariant === invariant)?.detail).toMatch(detail);
      expect(await metric('ledger_faults_open', check)).toBeGreaterThan(0);
      expect(logged).toContain('the ledger has a fault');
      expect(logged).toContain(invariant);
    };
    const whole = async (job: string): Promise<void> => {
      await runJob(job);
      expect((await health()).faults).toEqual([]);
    };

    it('a changed entry', async () => {
      const { staked } = await sealed();
      const entry =
        'transfer_id = (select id from transfer where external_ref = $1) and amount < 0';
      await run(`update entry set amount = amount - 1 where ${entry}`, [staked]);
      await faulty(
        'journal',
        'sealLedger',
        'entries of a transfer sum to zero per currency',
        /transfer \d+ in PEN sums to -1/,
      );
      await run(`update entry set amount = amount + 1 where ${entry}`, [staked]);
      await whole('sealLedger');
    });

    it('a changed balance', async () => {
      await sealed();
      const cash = `owner_kind = 'member' and kind = 'cash' and owner_id = $1`;
      const mine = [player.memberId.toString()];
      await run(`update ledger_account set balance = balance + 1 where ${cash}`, mine);
      await faulty(
        'trialBalance',
        'trialBalance',
        'balances follow their entries',
        new RegExp(`member ${player.memberId} cash PEN\\) has 991, its entries sum to 990`),
      );
      await run(`update ledger_account set balance = balance - 1 where ${cash}`, mine);
      await whole('trialBalance');
    });

    it('a forged answer', async () => {
      const { staked } = await sealed();
      const forge = 'update transfer set answer = $1::jsonb where external_ref = $2';
      const { rows } = await database.withConnection((connection) =>
        connection.query<{ answer: object }>(
          'select answer from transfer where external_ref = $1',
          [staked],
        ),
      );
      await run(forge, [JSON.stringify({ legs: [['cash', '-10', '999990']] }), staked]);
      await faulty(
        'journal',
        'sealLedger',
        'sealed movements are as they were sealed',
        /shard \d+ seal \d+: ids/,
      );
      expect((await verify()).faults).toHaveLength(1);
      await run(forge, [JSON.stringify(rows[0]?.answer), staked]);
      await whole('sealLedger');
    });

    it('a deleted tombstone', async () => {
      const { buried } = await sealed();
      await run('create table kept as select * from transfer where external_ref = $1', [buried]);
      await run('delete from transfer where external_ref = $1', [buried]);
      await faulty(
        'journal',
        'sealLedger',
        'sealed movements are as they were sealed',
        /(\d+) transfers sealed, \d+ found/,
      );
      expect((await verify()).faults).toHaveLength(1);
      await run('insert into transfer select * from kept');
      await run('drop table kept');
      await whole('sealLedger');
    });

    it('a rewritten seal', async () => {
      await sealed();
      await run(`update journal_seal set transfers = transfers + 1 where seq = 1`);
      await faulty('seals', 'sealLedger', 'seals follow each other without a gap', /seal 1/);
      expect((await verify()).faults.length).toBeGreaterThan(0);
      await run(`update journal_seal set transfers = transfers - 1 where seq = 1`);
      await whole('sealLedger');
    });

    it('truncated seals, even when checkpoints and marks are set back with them', async () => {
      await sealed();
      for (const table of ['journal_seal', 'ledger_mark', 'ledger_checkpoint']) {
        await run(`create table kept_${table} as select * from ${table}`);
        await run(`delete from ${table}`);
      }
      expect((await verify()).faults.map(({ invariant }) => invariant)).toContain(
        'seals are what was exported outside the database',
      );
      await play();
      await faulty(
        'seals',
        'sealLedger',
        'seals are what was exported outside the database',
        /shard \d+ seal \d+: exported .* with hash/,
      );
      // A second run does not export the new chain over the old one.
      await runJob('sealLedger');
      expect((await health()).faults.some(({ check }) => check === 'seals')).toBe(true);
      for (const table of ['journal_seal', 'ledger_mark', 'ledger_checkpoint']) {
        await run(`delete from ${table}`);
        await run(`insert into ${table} select * from kept_${table}`);
        await run(`drop table kept_${table}`);
      }
      await whole('sealLedger');
    });
  });

  it('shows staff of one brand that there are faults, and not whose', async () => {
    await sealed();
    const { staked } = await play();
    const entry = 'transfer_id = (select id from transfer where external_ref = $1) and amount < 0';
    await run(`update entry set amount = amount - 1 where ${entry}`, [staked]);
    await runJob('sealLedger');
    expect((await health()).faults[0]?.detail).not.toBeNull();
    await run(`update staff set brands = '["denluma"]'`);
    const limited = await health();
    expect(limited.faults.length).toBeGreaterThan(0);
    expect(limited.faults.every(({ detail }) => detail === null)).toBe(true);
    await run('update staff set brands = null');
    await run(`update entry set amount = amount + 1 where ${entry}`, [staked]);
  });

  it('expires a hold by its own job', async () => {
    const held = await database.db.transaction().execute((tx) =>
      hold(
        tx,
        { ledger: app.server.ledger, clock: app.clock },
        {
          ...player,
          provider: 'test-hold',
          externalRef: `hold-${newId()}`,
          amountMicro: 400n,
          purpose: 'withdrawal',
          funds: ['cash'],
          expiresAt: new Date(app.clock.now().getTime() - 1),
        },
      ),
    );
    expect(held.status).toBe('posted');
    expect(await app.server.ledger.balancesOf(player)).toMatchObject({ cash: 600n, locked: 400n });
    await runJob('expireHolds');
    expect(await app.server.ledger.balancesOf(player)).toMatchObject({ cash: 1_000n, locked: 0n });
  });
});
