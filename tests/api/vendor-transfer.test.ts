import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { type Entry, setVendor } from '#tests/support/outside-play.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { openWalletVendor } from '#tests/support/wallet-vendor.ts';

const UNIT = 1_000_000n;
const BRAND = 'denluma';

forEachEngine((engine) => {
  const app = useTestApp(engine);
  let staff: TestStaff;
  let vendor: Awaited<ReturnType<typeof openWalletVendor>>;
  let entry: Entry;
  const CODE = 'KEPT';
  let keys = 0;
  const keyOf = (memberId: string): string => `transfer-${memberId}-${(keys += 1)}`;
  beforeAll(async () => {
    staff = await signInStaff(app(), 'admin');
    vendor = await openWalletVendor(app(), staff, CODE);
    ({ entry } = vendor);
  });
  afterAll(() => vendor.close());

  const move = (
    { token, memberId }: TestMember,
    direction: 'toVendor' | 'fromVendor',
    amountMicro: bigint,
    more: { vassalage?: string; key?: string } = {},
  ) =>
    app().call<ReplyOf<'transferWallet'>>('POST', '/wps/relay/GCS_walletTransfer', {
      token,
      key: more.key ?? keyOf(memberId),
      body: {
        vassalage: more.vassalage ?? CODE,
        direction,
        amountMicro: String(amountMicro),
      },
    });
  const collect = ({ token, memberId }: TestMember) =>
    app().call<ReplyOf<'collectWallets'>>('POST', '/wps/v2/wallets/collect', {
      token,
      key: keyOf(memberId),
      body: {},
    });
  const walletsOf = async ({ token }: TestMember) => {
    const path = '/wps/v2/wallets/vendors';
    return (await app().call<ReplyOf<'listVendorWallets'>>('GET', path, { token })).body.value;
  };
  const cashOf = async ({ token }: TestMember) =>
    (await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', { token })).body
      .value.availableMicro;
  const lastOf = async (member: TestMember) => (await walletsOf(member)).transfers[0];
  const sendAgain = async (): Promise<void> => {
    app().clock.advance({ minutes: 11 });
    await app()
      .server.jobs.find(({ name }) => name === 'sendTransfers')
      ?.run(NO_FENCE);
  };
  const player = async (amountMicro = 100n * UNIT): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, amountMicro);
    return member;
  };
  const heldOf = ({ memberId }: TestMember) => vendor.book.held(`${memberId} PEN`);

  /** Nothing is left on the way. */
  const expectDrained = (): Promise<void> => expectLedgerWhole(app().database);

  describe('a wallet that a vendor keeps', () => {
    it('takes money and gives back what was won with it', async () => {
      const member = await player();
      const { status, body } = await move(member, 'toVendor', 40n * UNIT);
      expect([status, body.value.status]).toEqual([200, 'pending']);
      expect(await lastOf(member)).toMatchObject({ status: 'done', direction: 'toVendor' });
      expect([await cashOf(member), heldOf(member)]).toEqual(['60000000', 40n * UNIT]);
      vendor.book.play(`${member.memberId} PEN`, 10n * UNIT, 35n * UNIT);
      const [item] = (await walletsOf(member)).items;
      expect(item).toMatchObject({ vassalage: CODE, balanceMicro: '65000000', answers: true });
      const back = await collect(member);
      expect(back.body.value.items).toMatchObject([{ amountMicro: '65000000' }]);
      expect([await cashOf(member), heldOf(member)]).toEqual(['125000000', 0n]);
      await expectDrained();
    });

    it('is asked once for a key that comes twice', async () => {
      const member = await player();
      const key = keyOf(member.memberId);
      const answers = await Promise.all([
        move(member, 'toVendor', UNIT, { key }),
        move(member, 'toVendor', UNIT, { key }),
      ]);
      const again = await move(member, 'toVendor', UNIT, { key });
      const ids = [...answers, again]
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.value.transferId);
      expect(new Set(ids).size).toBe(1);
      expect(heldOf(member)).toBe(UNIT);
      await expectDrained();
    });

    it('takes one transfer at a time, in whichever direction', async () => {
      const member = await player();
      vendor.failing.set('deposit', 'beforeIt').set('status', 'beforeIt');
      expect((await move(member, 'toVendor', 10n * UNIT)).status).toBe(200);
      expect(await lastOf(member)).toMatchObject({ status: 'unknown' });
      for (const direction of ['toVendor', 'fromVendor'] as const) {
        expect((await move(member, direction, UNIT)).body.code).toBe('TRANSFER_UNDER_WAY');
      }
      expect(await cashOf(member)).toBe('90000000');
      vendor.failing.clear();
      await sendAgain();
      expect(await lastOf(member)).toMatchObject({ status: 'done' });
      await expectDrained();
    });

    it.each(['beforeIt', 'afterIt'] as const)(
      'is asked what became of a transfer whose answer failed %s',
      async (failure) => {
        const member = await player();
        vendor.failing.set('deposit', failure);
        await move(member, 'toVendor', 10n * UNIT);
        expect(await lastOf(member)).toMatchObject({ status: 'unknown' });
        vendor.failing.clear();
        await sendAgain();
        expect(await lastOf(member)).toMatchObject({ status: 'done' });
        expect(heldOf(member)).toBe(10n * UNIT);
        vendor.failing.set('withdraw', failure);
        await move(member, 'fromVendor', 4n * UNIT);
        expect(await cashOf(member)).toBe('90000000');
        vendor.failing.clear();
        await sendAgain();
        expect([await cashOf(member), heldOf(member)]).toEqual(['94000000', 6n * UNIT]);
        await expectDrained();
      },
    );

    it('refuses to give more than it keeps, and nothing moves', async () => {
      const member = await player();
      await move(member, 'fromVendor', 5n * UNIT);
      expect(await lastOf(member)).toMatchObject({
        status: 'refused',
        refusal: 'INSUFFICIENT_FUNDS',
      });
      expect(await cashOf(member)).toBe('100000000');
      await expectDrained();
    });

    it('keeps its last balance on the page while it is silent, and is collected later', async () => {
      const member = await player();
      await move(member, 'toVendor', 10n * UNIT);
      vendor.failing.set('balance', 'beforeIt');
      const [item] = (await walletsOf(member)).items;
      expect(item).toMatchObject({ balanceMicro: '10000000', answers: false });
      app().clock.advance({ minutes: 1 });
      const { body } = await collect(member);
      expect(body.value).toEqual({ items: [], silent: [CODE] });
      vendor.failing.clear();
      expect((await collect(member)).body.value.items).toHaveLength(1);
      expect(await cashOf(member)).toBe('100000000');
    });
  });

  describe('a transfer', () => {
    it.each([
      ['above the balance', 101n * UNIT, 'INSUFFICIENT_FUNDS'],
      ['below what the currency can express', 5_000n, 'AMOUNT_NOT_CONVERTIBLE'],
      ['beyond what a movement may carry', 9_000_000_000_000_000_000n, 'AMOUNT_OUT_OF_RANGE'],
    ])('%s is refused', async (_name, amountMicro, code) => {
      const member = await player();
      expect((await move(member, 'toVendor', amountMicro)).body.code).toBe(code);
      expect(await cashOf(member)).toBe('100000000');
    });

    it('to a vendor without wallets is refused', async () => {
      const member = await player();
      const { body } = await move(member, 'toVendor', UNIT, { vassalage: 'house' });
      expect(body.code).toBe('TRANSFER_NOT_OFFERED');
    });

    it('of a player with limits is refused, and the money there is returned', async () => {
      const member = await player();
      await move(member, 'toVendor', 10n * UNIT);
      await app()
        .database.db.insertInto('safer_play')
        .values({
          brand: BRAND,
          member_id: BigInt(member.memberId),
          reality_check_minutes: 60,
          checked_at: app().clock.now(),
        })
        .execute();
      expect((await move(member, 'toVendor', UNIT)).body.code).toBe('LIMITS_NOT_KEPT');
      await collect(member);
      expect(await cashOf(member)).toBe('100000000');
    });

    it('from the vendor is settled for a player who was blocked meanwhile', async () => {
      const member = await player();
      await move(member, 'toVendor', 10n * UNIT);
      vendor.failing.set('withdraw', 'beforeIt');
      await move(member, 'fromVendor', 10n * UNIT);
      await app()
        .database.db.updateTable('member')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(member.memberId))
        .execute();
      vendor.failing.clear();
      await sendAgain();
      const held = await balanceOf(
        app().database.db,
        { brand: BRAND, memberId: BigInt(member.memberId) },
        'PEN',
      );
      expect(held.cash).toBe(100n * UNIT);
    });

    it('is refused to a vendor that did not answer when it was last looked at', async () => {
      const member = await player();
      const { db } = app().database;
      const set = (isUp: boolean) =>
        db.updateTable('vendor').set({ is_up: isUp }).where('code', '=', CODE).execute();
      await set(false);
      await app()
        .server.jobs.find(({ name }) => name === 'refreshBrands')
        ?.run(NO_FENCE);
      expect((await move(member, 'toVendor', UNIT)).body.code).toBe('VENDOR_UNREACHABLE');
      await set(true);
      await app()
        .server.jobs.find(({ name }) => name === 'refreshBrands')
        ?.run(NO_FENCE);
    });

    it.each(['maintenance', 'off'])(
      'is refused to a vendor in the state %s, and taken back from it',
      async (state) => {
        const member = await player();
        await move(member, 'toVendor', 10n * UNIT);
        // The clock of this file has gone on for longer than a staff session lasts.
        const awake = await signInStaff(app(), 'admin');
        const off = await setVendor(app(), awake, entry, { state });
        expect(off.status, JSON.stringify(off.body)).toBe(200);
        expect((await move(member, 'toVendor', UNIT)).body.code).toBe('TRANSFER_NOT_OFFERED');
        await collect(member);
        expect(await cashOf(member)).toBe('100000000');
        const on = await setVendor(app(), awake, off.body.value, { state: 'on' });
        entry = on.body.value;
        await expectDrained();
      },
    );
  });
});
