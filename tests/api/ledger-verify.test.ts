import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { systemClock } from '#server/platform/clock.ts';
import { sealJournal } from '#server/ledger/seal-journal.job.ts';
import { trialBalance } from '#server/ledger/trial-balance.job.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { verifySeals } from '#server/ledger/verify-seals.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
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
    options: Parameters<typeof verifyLedger>[1] = {},
    on: Database = database(),
  ) => [...new Set((await verifyLedger(on, options)).map(({ invariant }) => invariant))];

  beforeEach(async () => {
    player = await openPlayer(database(), ledger(), { cash: 1_000n });
    const staked = bet(player, 100n);
    await ledger().post(staked);
    acknowledged = staked;
    await expectLedgerWhole(database(), { acknowledged: [staked] });
  });
  afterEach(() => expectLedgerWhole(database()));

  const CASH = `owner_kind = 'member' and kind = 'cash' and owner_id = $1`;

  describe('the proof finds', () => {
    it('an acknowledged reference that is not there', async () => {
      const gone = { provider: VENDOR, externalRef: 'never-posted' };
      const faults = await verifyLedger(database(), { acknowledged: [acknowledged, gone] });
      expect(faults).toEqual([
        {
          invariant: 'every acknowledged reference exists exactly once',
          detail: 'vendor-a never-posted exists 0 times',
        },
      ]);
    });

    it('a balance that no entry explains, and names the account', async () => {
      await run(`update ledger_account set balance = balance + 1 where ${CASH}`, mine());
      const [fault, ...others] = await verifyLedger(database());
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ invariant: 'balance is the sum of entries' });
      expect(fault?.detail).toContain(
        `member ${player.memberId} cash PEN) has 901, its entries sum to 900`,
      );
      const hourly = await trialBalance(database());
      expect(hourly.map(({ invariant }) => invariant).toSorted()).toEqual([
        'balances follow their entries',
        'balances sum to zero',
      ]);
      expect(hourly.some(({ detail }) => detail.includes(player.memberId.toString()))).toBe(true);
      await run(`update ledger_account set balance = balance - 1 where ${CASH}`, mine());
      expect(await trialBalance(database())).toEqual([]);
    });

    it('a changed entry', async () => {
      const where = `transfer_id = (select id from transfer where external_ref = $1) and amount < 0`;
      await run(`update entry set amount = amount - 1 where ${where}`, [acknowledged.externalRef]);
      expect(await invariants()).toEqual([
        'entries of a transfer sum to zero per currency',
        'balance is the sum of entries',
        'each entry goes on from the balance before it',
      ]);
      expect((await trialBalance(database())).map(({ invariant }) => invariant)).toContain(
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
        `insert into hold (shard, id, brand, member_id, currency, amount, mix, status, created_at)
         values ($1, $2, 'denluma', $3, 'PEN', 5, '[]', 'open', now())`,
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
      return sealJournal(database(), { clock: systemClock, lagMs: 0 });
    };

    it('cover every movement once and chain', async () => {
      expect(await sealAll()).toBeGreaterThan(0n);
      expect(await sealAll()).toBe(0n);
      await ledger().post(bet(player, 1n));
      await ledger().post(bet(player, 2n));
      expect(await sealAll()).toBe(2n);
      expect(await verifySeals(database())).toEqual([]);
    });

    it('leave alone what may still be under way', async () => {
      await sealAll();
      await ledger().post(bet(player, 3n));
      expect(await sealJournal(database(), { clock: systemClock })).toBe(0n);
    });

    it('show a change that leaves the sums whole', async () => {
      const staked = bet(player, 1n);
      await ledger().post(staked);
      await sealAll();
      const rename = 'update transfer set external_ref = $1 where external_ref = $2';
      await run(rename, ['forged', staked.externalRef]);
      expect(await verifyLedger(database())).toEqual([]);
      const faults = await verifySeals(database());
      expect(faults).toHaveLength(1);
      expect(faults[0]?.detail).toMatch(
        /^shard \d+ seal \d+: ids \d+ to \d+, \d+ transfers sealed, \d+ found$/,
      );
      await run(rename, [staked.externalRef, 'forged']);
      expect(await verifySeals(database())).toEqual([]);
    });

    it('show a seal that was rewritten', async () => {
      await run(`update journal_seal set hash = 'x' || hash where seq = 1`);
      expect((await verifySeals(database())).length).toBeGreaterThan(0);
      await run('update journal_seal set hash = substr(hash, 2) where seq = 1');
      expect(await verifySeals(database())).toEqual([]);
    });
  });
});
