import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { idBefore } from '#server/ledger/id-before.ts';
import { GENESIS, insertSeal } from '#server/ledger/journal-seal.ts';
import { hashFormat1 } from '#server/ledger/seal-format-1.ts';
import { withVerifyConnection } from '#server/ledger/verify-connection.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { LAG_MS } from '#server/ledger/verification-lag.ts';
import { bookFaults, expectLedgerWhole, sealFaults } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { checkTrialBalance, sealLedger } from '#tests/support/verify-ledger.ts';
import { bet, openPlayer, type Player, useLedger, VENDOR } from '#tests/support/test-ledger.ts';

/** Each fault planted here is put right again, so that the cases do not see each other's. */
forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  let player: Player;
  let acknowledged: { provider: string; externalRef: string };

  const run = (text: string, values: readonly unknown[] = []) =>
    database().withConnection((connection) => connection.query(text, values));
  const mine = () => [player.memberId.toString()];
  const invariants = async (
    options: Parameters<typeof bookFaults>[1] = {},
    on: Database = database(),
  ) => [...new Set((await bookFaults(on, options)).map(({ invariant }) => invariant))];

  beforeEach(async () => {
    player = await openPlayer(database(), ledger(), { cash: 1_000n });
    const staked = bet(player, 100n);
    await ledger().post(staked);
    acknowledged = staked;
    await expectLedgerWhole(database(), { acknowledged: [staked] });
  });
  afterEach(() => expectLedgerWhole(database()));

  /** The ledger as it was before it was first sealed. */
  const removeSeals = async (): Promise<void> => {
    for (const table of ['journal_seal', 'ledger_mark', 'ledger_checkpoint']) {
      await run(`delete from ${table}`);
    }
  };

  const CASH = `owner_kind = 'member' and kind = 'cash' and owner_id = $1`;

  describe('the proof finds', () => {
    it('an acknowledged reference that is not there', async () => {
      const gone = { provider: VENDOR, externalRef: 'never-posted' };
      const faults = await bookFaults(database(), { acknowledged: [acknowledged, gone] });
      expect(faults).toEqual([
        {
          invariant: 'every acknowledged reference exists exactly once',
          detail: 'vendor-a never-posted exists 0 times',
        },
      ]);
    });

    it('a balance that no entry explains, and names the account', async () => {
      await run(`update ledger_account set balance = balance + 1 where ${CASH}`, mine());
      const [fault, ...others] = await bookFaults(database());
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ invariant: 'balance is the sum of entries' });
      expect(fault?.detail).toContain(
        `member ${player.memberId} cash PEN) has 901, its entries sum to 900`,
      );
      const hourly = await checkTrialBalance(database());
      expect(hourly.map(({ invariant }) => invariant).toSorted()).toEqual([
        'balances follow their entries',
        'balances sum to zero',
      ]);
      expect(hourly.some(({ detail }) => detail.includes(player.memberId.toString()))).toBe(true);
      await run(`update ledger_account set balance = balance - 1 where ${CASH}`, mine());
      expect(await checkTrialBalance(database())).toEqual([]);
    });

    it('a changed entry', async () => {
      const where = `transfer_id = (select id from transfer where external_ref = $1) and amount < 0`;
      await run(`update entry set amount = amount - 1 where ${where}`, [acknowledged.externalRef]);
      expect(await invariants()).toEqual([
        'entries of a transfer sum to zero per currency',
        'balance is the sum of entries',
        'each entry goes on from the balance before it',
      ]);
      expect((await checkTrialBalance(database())).map(({ invariant }) => invariant)).toContain(
        'balances follow their entries',
      );
      await run(`update entry set amount = amount + 1 where ${where}`, [acknowledged.externalRef]);
    });

    it('a transfer that was removed', async () => {
      await run('update transfer set member_id = member_id + 1 where external_ref = $1', [
        acknowledged.externalRef,
      ]);
      expect(await invariants()).toEqual([
        'an entry belongs to a transfer of its brand and currency',
      ]);
      await run('update transfer set member_id = member_id - 1 where external_ref = $1', [
        acknowledged.externalRef,
      ]);
    });

    it('an entry without an account', async () => {
      const id = newId();
      const values = [0, id, 1, id, 5n, 5n, 1n];
      await run('insert into entry values ($1, $2, $3, $4, $5, $6, $7)', values);
      expect(await invariants()).toEqual(['an entry stands on an account of its brand and shard']);
      await run('delete from entry where transfer_id = $1', [id]);
    });

    it('a balance below a floor that was moved', async () => {
      await expect(
        run(`update ledger_account set floor = 901 where ${CASH}`, mine()),
      ).rejects.toMatchObject({
        code: '23514',
      });
    });

    it('locked funds without a hold', async () => {
      await run(
        `insert into hold (shard, id, brand, member_id, currency, amount, mix, status, purpose, created_at)
         values ($1, $2, 'denluma', $3, 'PEN', 5, '[]', 'open', 'withdrawal', now())`,
        [shardOf(player.memberId), newId(), player.memberId],
      );
      expect(await invariants()).toEqual(['locked funds are the open holds']);
      await run('delete from hold where member_id = $1', [player.memberId]);
    });

    it('money that stays in transit, once all has drained', async () => {
      const inTransit = { owner: 'house', ownerId: 'house', kind: 'inTransit' } as const;
      const postings = [
        { fund: 'cash' as const, amountMicro: -5n },
        { system: inTransit, amountMicro: 5n },
      ];
      await ledger().post({ ...bet(player, 0n), kind: 'adjustment', postings });
      expect(await invariants()).toEqual([]);
      expect(await invariants({ drained: true })).toEqual([
        'clearing and in-transit accounts are zero after a drain',
      ]);
      const back = [
        { system: inTransit, amountMicro: -5n },
        { fund: 'cash' as const, amountMicro: 5n },
      ];
      await ledger().post({ ...bet(player, 0n), kind: 'adjustment', postings: back });
    });
  });

  describe('seals', () => {
    /** Seals all that was posted so far: an id of this very millisecond would be left for the next run. */
    const sealAll = async (): Promise<bigint> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return sealLedger(database(), 0);
    };

    it('cover every movement once and chain', async () => {
      expect(await sealAll()).toBeGreaterThan(0n);
      expect(await sealAll()).toBe(0n);
      await ledger().post(bet(player, 1n));
      await ledger().post(bet(player, 2n));
      expect(await sealAll()).toBe(2n);
      expect(await sealFaults(database())).toEqual([]);
    });

    it('leave alone what may still be under way', async () => {
      await sealAll();
      await ledger().post(bet(player, 3n));
      expect(await sealLedger(database(), LAG_MS)).toBe(0n);
    });

    it('show a change that leaves the sums whole', async () => {
      const staked = bet(player, 1n);
      await ledger().post(staked);
      await sealAll();
      const rename = 'update transfer set external_ref = $1 where external_ref = $2';
      await run(rename, ['forged', staked.externalRef]);
      expect(await bookFaults(database())).toEqual([]);
      const faults = await sealFaults(database());
      expect(faults).toHaveLength(1);
      expect(faults[0]?.detail).toMatch(
        /^shard \d+ seal \d+: ids \d+ to \d+, \d+ transfers sealed, \d+ found$/,
      );
      await run(rename, [staked.externalRef, 'forged']);
      expect(await sealFaults(database())).toEqual([]);
    });

    it('show a seal that was rewritten', async () => {
      await run(`update journal_seal set hash = 'x' || hash where seq = 1`);
      expect((await sealFaults(database())).length).toBeGreaterThan(0);
      await run('update journal_seal set hash = substr(hash, 2) where seq = 1');
      expect(await sealFaults(database())).toEqual([]);
    });

    it('of the first format are verified, and sealing goes on behind them', async () => {
      const { shard } = await formerSeal();
      expect(await sealFaults(database())).toEqual([]);
      await ledger().post(bet(player, 4n));
      await sealAll();
      expect(await sealFaults(database())).toEqual([]);
      const change = 'update journal_seal set hash = $2 || substr(hash, 2) where shard = $1';
      await run(`${change} and format = 1`, [shard, 'x']);
      expect((await sealFaults(database())).length).toBeGreaterThan(0);
      await removeSeals();
    });

    /** Seals the shard as the server did before there was a second format. */
    const formerSeal = async (): Promise<{ shard: number }> => {
      await removeSeals();
      const shard = shardOf(player.memberId);
      const range = { shard, firstId: 0n, endId: newId() };
      await withVerifyConnection(database(), 'full', (verify) =>
        verify.inTransaction('read write', async (connection) => {
          const { hash, transfers } = await hashFormat1(connection, range, GENESIS);
          const seal = { ...range, seq: 1n, transfers, hash, previousHash: GENESIS };
          const format1 = { ...seal, format: 1, entries: 0n, contentHash: '' };
          await insertSeal(connection, format1, new Date());
        }),
      );
      return { shard };
    };
  });

  describe('checkpoints', () => {
    const sealSmall = async (): Promise<bigint> => sealLedger(database(), 0, 3);

    it('carry the chains over the ends of chunks', async () => {
      for (let stake = 1n; stake <= 10n; stake += 1n) await ledger().post(bet(player, stake));
      await sealSmall();
      expect(await checkTrialBalance(database())).toEqual([]);
      const { rows } = await database().withConnection((connection) =>
        connection.query<{ balance: bigint }>(
          `select c.balance from ledger_checkpoint c join ledger_account a
             on a.shard = c.shard and a.id = c.account_id where ${CASH}`,
          mine(),
        ),
      );
      expect(rows).toEqual([{ balance: 845n }]);
    });

    it('that were changed are found by the full pass', async () => {
      await sealSmall();
      const change = (by: number) =>
        run(
          `update ledger_checkpoint set balance = balance + ${by} where account_id =
             (select id from ledger_account where ${CASH})`,
          mine(),
        );
      await change(1);
      expect(await invariants()).toEqual(['stored checkpoints are what their entries lead to']);
      await change(-1);
    });

    it('wait for an entry whose id is larger than that of the entry behind it', async () => {
      const late = bet(player, 5n);
      await ledger().post(late);
      await sealSmall();
      // Two nodes made ids 1 and 2 and locked the account in the other order: the entries swap ids.
      const first = bet(player, 7n);
      const second = bet(player, 9n);
      await ledger().post(first);
      await ledger().post(second);
      const swap = async (): Promise<void> => {
        const { rows } = await database().withConnection((connection) =>
          connection.query<{ id: bigint }>(
            'select id from transfer where external_ref in ($1, $2) order by id',
            [first.externalRef, second.externalRef],
          ),
        );
        const [a, b] = rows.map(({ id }) => id);
        for (const table of ['entry', 'transfer']) {
          const key = table === 'entry' ? 'transfer_id' : 'id';
          await run(`update ${table} set ${key} = -1 where ${key} = $1`, [a]);
          await run(`update ${table} set ${key} = $1 where ${key} = $2`, [a, b]);
          await run(`update ${table} set ${key} = $1 where ${key} = -1`, [b]);
        }
      };
      await swap();
      await sealLedger(database(), 0, 1);
      expect(await checkTrialBalance(database())).toEqual([]);
      expect(await invariants()).toEqual([]);
    });

    it('do not hide a transfer whose entries were removed', async () => {
      const staked = bet(player, 6n);
      await ledger().post(staked);
      const ofBet = 'transfer_id = (select id from transfer where external_ref = $1)';
      await run(`create table kept as select * from entry where ${ofBet}`, [staked.externalRef]);
      await run(`delete from entry where ${ofBet}`, [staked.externalRef]);
      expect(await invariants()).toEqual([
        'a transfer has the entries its answer names',
        'balance is the sum of entries',
      ]);
      await run('insert into entry select * from kept');
      await run('drop table kept');
    });
  });

  it('is not whole while transfers of two hours ago have no seal', async () => {
    await removeSeals();
    const old = idBefore(3 * 3_600_000);
    await run(
      `insert into transfer select shard, member_id, $1, brand, provider, 'old-' || external_ref, kind,
         currency, request_hash, '{"legs":[]}', null, null, null, created_at
       from transfer where external_ref = $2`,
      [old, acknowledged.externalRef],
    );
    const dir = await mkdtemp(path.join(tmpdir(), 'no-seals-'));
    const { faults } = await verifyLedger(database(), { exported: { dir, key: 'k'.repeat(32) } });
    expect(faults.map(({ invariant }) => invariant)).toContain(
      'transfers are sealed within two hours',
    );
    await rm(dir, { recursive: true });
    await run('delete from transfer where id = $1', [old]);
  });
});
