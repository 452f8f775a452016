import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { startExclusion } from '#server/account/exclusion.store.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletVendor } from '#tests/support/wallet-vendor.ts';

const UNIT = 1_000_000n;
const CODE = 'KEPT_LAUNCH';
const GAME = 'kept_launch-duel';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let vendor: Awaited<ReturnType<typeof openWalletVendor>>;
  let version = 0;
  beforeAll(async () => {
    vendor = await openWalletVendor(app(), await signInStaff(app(), 'admin'), CODE);
  });
  afterAll(() => vendor.close());

  const setAutomatic = async (automaticTransfers: boolean): Promise<void> => {
    const { headers } = await signInStaff(app(), 'admin');
    const path = '/office/api/brands/denluma/wallet-policy';
    const body = { version, policy: { automaticTransfers }, reason: 'asked for by the brand' };
    const answer = await app().call<ReplyOf<'setWalletPolicy'>>('PUT', path, {
      headers,
      body,
      key: `policy-${version}`,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    ({ version } = answer.body.value);
  };
  const open = async ({ token }: TestMember) =>
    (
      await app().call<ReplyOf<'launchGame'>>('POST', '/wps/game/launchGame', {
        token,
        body: { vassalage: CODE, gameCode: GAME, mode: 'real' },
      })
    ).body.value;
  const leave = async ({ token }: TestMember, launchToken: string) =>
    (
      await app().call<ReplyOf<'leaveGame'>>('POST', '/wps/game/leaveGame', {
        token,
        body: { launchToken },
      })
    ).body.value;
  const cashOf = async ({ token }: TestMember) =>
    (await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', { token })).body
      .value.availableMicro;
  const run = async (name: string): Promise<void> => {
    await app()
      .server.jobs.find((job) => job.name === name)
      ?.run(NO_FENCE);
  };
  const keyOf = ({ memberId }: TestMember): string => `${memberId} PEN`;
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 50n * UNIT);
    return member;
  };

  describe('a game of a vendor that keeps wallets', () => {
    it('opens with what is there, where money does not move by itself', async () => {
      const member = await player();
      const { launchToken, keepsMoney } = await open(member);
      expect([keepsMoney, await cashOf(member)]).toEqual([true, '50000000']);
      expect(await leave(member, launchToken)).toEqual({ ended: true });
      expect(await leave(member, launchToken)).toEqual({ ended: false });
      expect(await leave(await player(), launchToken)).toEqual({ ended: false });
    });

    it('returns the money of a player who takes a break, on every brand', async () => {
      const [stays, leaves] = [await player(), await player()];
      const put = async ({ token, memberId }: TestMember): Promise<void> => {
        const answer = await app().call('POST', '/wps/relay/GCS_walletTransfer', {
          token,
          key: `put-${memberId}`,
          body: { vassalage: CODE, direction: 'toVendor', amountMicro: String(30n * UNIT) },
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      };
      await put(stays);
      await put(leaves);
      const owner = { brand: 'denluma', memberId: BigInt(leaves.memberId) };
      await inTransaction(app().database.db, (tx) =>
        startExclusion(tx, owner, { period: 'day', source: 'player' }, app().clock),
      );
      app().clock.advance({ minutes: 2 });
      await run('returnMoney');
      expect(vendor.book.held(keyOf(stays))).toBe(30n * UNIT);
      expect(vendor.book.held(keyOf(leaves))).toBe(0n);
      await expectLedgerWhole(app().database);
    });

    it('takes the whole cash when it opens and returns all of it when it is left', async () => {
      await setAutomatic(true);
      const member = await player();
      const { launchToken } = await open(member);
      expect([await cashOf(member), vendor.book.held(keyOf(member))]).toEqual(['0', 50n * UNIT]);
      vendor.book.play(keyOf(member), 20n * UNIT, 30n * UNIT);
      await leave(member, launchToken);
      expect([await cashOf(member), vendor.book.held(keyOf(member))]).toEqual(['60000000', 0n]);
      await expectLedgerWhole(app().database);
    });

    it('is ended by one player alone, and nothing of another one moves', async () => {
      const [member, thief] = [await player(), await player()];
      const { launchToken } = await open(member);
      expect(await leave(thief, launchToken)).toEqual({ ended: false });
      expect([await cashOf(member), await cashOf(thief)]).toEqual(['0', '50000000']);
    });

    it('returns the money of a player who is cut off, once the session has ended', async () => {
      const member = await player();
      await open(member);
      app().clock.advance({ minutes: 2 });
      await run('returnMoney');
      expect(await cashOf(member)).toBe('0');
      await app().call('DELETE', '/wps/session/logout', { token: member.token });
      await run('returnMoney');
      expect(vendor.book.held(keyOf(member))).toBe(0n);
      await expectLedgerWhole(app().database);
    });

    it('opens while its vendor is silent, and the money is settled later', async () => {
      const member = await player();
      vendor.failing.set('deposit', 'afterIt');
      const { launchToken } = await open(member);
      vendor.failing.clear();
      expect(await cashOf(member)).toBe('0');
      await leave(member, launchToken);
      app().clock.advance({ minutes: 2 });
      await run('sendTransfers');
      app().clock.advance({ minutes: 2 });
      await run('returnMoney');
      expect([await cashOf(member), vendor.book.held(keyOf(member))]).toEqual(['50000000', 0n]);
      await expectLedgerWhole(app().database);
    });
  });
});
