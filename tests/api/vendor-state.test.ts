import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import {
  betOf,
  launch,
  openOutsideVendor,
  outcomeOf,
  rollbackOf,
  setVendor,
  winOf,
} from '#tests/support/outside-play.ts';
import { cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletPlayer } from '#tests/support/vendor.ts';

const GAME = 'far-reels';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const promotions = promotionCalls(app);
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
  });
  const player = (vendor: string, gameCode = GAME) =>
    openWalletPlayer(app().server, 10_000_000n, { vendor, gameCode });
  const ago = (hours: number) => new Date(app().clock.now().getTime() - hours * 3_600_000);
  const window = (from: Date, until: Date) => ({
    maintenance: [{ from: from.toISOString(), until: until.toISOString() }],
  });
  const codeOf = async (answer: ReturnType<typeof launch>) =>
    (await answer).body.code ?? 'launched';

  describe('a vendor that takes no play', () => {
    it.each([
      ['is off', 'OFF_STATE', () => ({ state: 'off' }), 'GAME_NOT_OFFERED'],
      ['has maintenance', 'BUSY_STATE', () => ({ state: 'maintenance' }), 'GAME_MAINTENANCE'],
      [
        'is in a window of maintenance',
        'WINDOW_STATE',
        () => window(ago(1), ago(-1)),
        'GAME_MAINTENANCE',
      ],
    ] as const)('%s: refuses launches and bets, accepts wins and rollbacks', async (...row) => {
      const [, code, change, refusal] = row;
      const { entry, call } = await openOutsideVendor(app(), admin, code);
      const holder = await player(code);
      const [won, lost] = [betOf(holder), betOf(holder)];
      expect(outcomeOf(await call(won))).toBe('moved');
      expect(outcomeOf(await call(lost))).toBe('moved');
      const changed = await setVendor(app(), admin, entry, change());
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      const member = await registerMember(app());
      const refused = await launch(app(), member, code, GAME);
      expect(refused.body.code).toBe(refusal);
      expect(refused.body.value.recommended).toEqual(expect.any(Array));
      // The dialect has one name for both refusals.
      expect(outcomeOf(await call(betOf(holder)))).toBe('GAME_NOT_OFFERED');
      expect(await call(winOf(won))).toMatchObject({ kind: 'moved', balanceMicro: 9_000_000n });
      expect(await call(rollbackOf(lost))).toMatchObject({
        kind: 'moved',
        status: 'accepted',
        balanceMicro: 10_000_000n,
      });
      await setVendor(app(), admin, changed.body.value, { state: 'on', maintenance: [] });
      expect(await codeOf(launch(app(), member, code, GAME))).toBe('launched');
      expect(outcomeOf(await call(betOf(holder)))).toBe('moved');
      await expectLedgerWhole(app().database);
    });

    it('opens and closes by its window, without another edit', async () => {
      const more = window(ago(-0.1), ago(-0.2));
      await openOutsideVendor(app(), admin, 'TIMED_STATE', { more });
      const member = await registerMember(app());
      const outcome = () => codeOf(launch(app(), member, 'TIMED_STATE', GAME));
      expect(await outcome()).toBe('launched');
      const later = ago(-0.15);
      const clock = vi.spyOn(app().clock, 'now').mockImplementation(() => later);
      try {
        expect(await outcome()).toBe('GAME_MAINTENANCE');
      } finally {
        clock.mockRestore();
      }
      expect(await outcome()).toBe('launched');
    });
  });

  describe('a vendor that does not answer', () => {
    const look = () =>
      app()
        .server.jobs.find(({ name }) => name === 'lookAtVendors')
        ?.run(NO_FENCE);

    it('refuses launches with VENDOR_DOWN and other games, until it answers again', async () => {
      const site = createServer((_request, answer) => answer.end('{}'));
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      const { port } = site.address() as AddressInfo;
      await new Promise((resolve) => site.close(resolve));
      const more = { healthUrl: `http://127.0.0.1:${port}/health` };
      await openOutsideVendor(app(), admin, 'DOWN_STATE', { more });
      const member = await registerMember(app());
      const outcome = () => launch(app(), member, 'DOWN_STATE', GAME);
      // The job also runs by itself: its count is not certain.
      await look();
      const refused = await outcome();
      expect([refused.status, refused.body.code]).toEqual([503, 'VENDOR_DOWN']);
      const { recommended = [] } = refused.body.value;
      expect(recommended.length).toBeGreaterThan(0);
      expect(recommended.map(({ vassalage }) => vassalage)).not.toContain('DOWN_STATE');
      await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
      try {
        await look();
        expect(await codeOf(outcome())).toBe('launched');
      } finally {
        site.closeAllConnections();
        await new Promise((resolve) => site.close(resolve));
      }
    });
  });

  describe('the calls of a vendor', () => {
    it('are stored with their answers and without tokens', async () => {
      const { call } = await openOutsideVendor(app(), admin, 'KEPT_GAMES');
      const holder = await player('KEPT_GAMES');
      const bet = betOf(holder);
      const { token, gameCode } = holder;
      expect(outcomeOf(await call(bet))).toBe('moved');
      expect(outcomeOf(await call({ ...betOf(holder), amountMicro: 99_000_000n }))).toBe(
        'INSUFFICIENT_FUNDS',
      );
      const fresh = await call({ kind: 'refresh', token, gameCode });
      if (fresh.kind !== 'session') throw new Error(JSON.stringify(fresh));
      const rows = await vi.waitFor(
        async () => {
          const { db } = app().database;
          const kept = db.selectFrom('vendor_call').selectAll().where('vendor', '=', 'KEPT_GAMES');
          const found = await kept.orderBy('id').execute();
          expect(found).toHaveLength(3);
          return found;
        },
        { timeout: 5_000, interval: 100 },
      );
      expect(rows.map(({ path, status }) => [path, status])).toEqual([
        ['bet', 200],
        ['bet', 422],
        ['refresh', 200],
      ]);
      expect(rows[0]?.round_ref).toBe(bet.roundId);
      const texts = rows.map(({ packed }) => inflateRawSync(packed).toString('utf8'));
      expect(texts[0]).toContain(bet.transactionId);
      expect(texts[0]).toContain('"balanceMicro":"9000000"');
      expect(texts[1]).toContain('INSUFFICIENT_FUNDS');
      for (const text of texts) {
        expect(text).toContain('token:');
        expect(text).not.toContain(token);
        expect(text).not.toContain(fresh.token);
      }
    });
  });

  describe('free rounds of a house title', () => {
    it('do not pay for the title of an outside vendor with the same code', async () => {
      const code = 'jade-orchard';
      const { call } = await openOutsideVendor(app(), admin, 'TWIN_GAMES', { game: code });
      const reward = {
        kind: 'freeRounds',
        gameCode: code,
        rounds: 2,
        roundStakeMicro: String(UNIT),
        turnoverTimes: 3,
      } as const;
      const budgetMicro = String(50n * UNIT);
      const campaign = cashBy('signUp', 1n, { budgetMicro, trigger: { mustJoin: true }, reward });
      const id = await promotions.publish(campaign);
      const member = await registerMember(app());
      expect((await promotions.join(member, id)).status).toBe(200);
      await promotions.claimOnly(member);
      await deposit(app(), member, 5n * UNIT);
      await promotions.settle();
      expect(await promotions.funds(member)).toMatchObject({ cash: 5n, promo: 2n });
      const opened = await launch(app(), member, 'TWIN_GAMES', code);
      const token = opened.body.value.launchToken;
      const { memberId } = member;
      const bet = betOf({ token, memberId, gameCode: code, currency: 'PEN' });
      expect(outcomeOf(await call(bet))).toBe('moved');
      await promotions.settle();
      expect(await promotions.funds(member)).toMatchObject({ cash: 4n, promo: 2n });
      await expectLedgerWhole(app().database);
    });
  });
});
