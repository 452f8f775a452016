import { describe, expect, it } from 'vitest';
import { GameCatalogue } from '#server/vendors/game-catalogue.ts';
import { GameSessions } from '#server/products/games/game-session.read.ts';
import { roundTotals } from '#server/products/games/round-totals.read.ts';
import { SignInActivity } from '#server/products/games/sign-in-activity.ts';
import { stakeable } from '#server/play/wager/stakeable.ts';
import { openWager } from '#server/play/wager/wager.ts';
import { vendorWallet } from '#server/products/games/vendor-wallet.ts';
import { TITLES } from '#games/generated/titles.ts';
import { houseVendor } from '#server/vendors/house/house-vendor.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { houseOf } from '#tests/support/house.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, rollback, said, useLedger, win } from '#tests/support/test-ledger.ts';
import { openWalletPlayer } from '#tests/support/vendor.ts';

forEachEngine((engine) => {
  describe('a credit that is taken back after its money is gone', () => {
    const { database, ledger } = useLedger(engine);
    const balances = (player: Parameters<typeof bet>[0]) =>
      balanceOf(database().db, player, player.currency);

    it('leaves a debt, which later credits do not pay by themselves', async () => {
      const player = await openPlayer(database(), ledger(), { cash: 10n });
      const staked = bet(player, 10n);
      const payout = win(player, 50n, staked.externalRef);
      await ledger().post(staked);
      await ledger().post(payout);
      await ledger().post(bet(player, 20n));
      const back = rollback(player, payout.externalRef, {
        reversibleKinds: ['win'],
        shortfall: 'receivable',
      });
      const answer = await ledger().post(back);
      expect(answer).toMatchObject({
        status: 'posted',
        moved: { cash: -30n, receivable: -20n },
        balances: { cash: 0n, receivable: -20n },
      });
      expect(await ledger().post(back)).toEqual({ ...answer, replayed: true });
      const next = bet(player, 0n);
      await ledger().post(next);
      await ledger().post(win(player, 5n, next.externalRef));
      expect(await balances(player)).toMatchObject({ cash: 5n, receivable: -20n });
      // No stake is taken from a debt.
      expect(said(await ledger().post(bet(player, 6n)))).toBe('insufficientFunds');
      await expectLedgerWhole(database());
    });

    it('takes the money itself while it is there', async () => {
      const player = await openPlayer(database(), ledger(), { cash: 10n });
      const staked = bet(player, 10n);
      const payout = win(player, 50n, staked.externalRef);
      await ledger().post(staked);
      await ledger().post(payout);
      const back = rollback(player, payout.externalRef, {
        reversibleKinds: ['win'],
        shortfall: 'receivable',
      });
      expect(await ledger().post(back)).toMatchObject({ moved: { cash: -50n } });
      expect(await balances(player)).toMatchObject({ cash: 0n, receivable: 0n });
      await expectLedgerWhole(database());
    });

    it('adds to the debt under a race, and every payout is taken back once', async () => {
      const player = await openPlayer(database(), ledger(), { cash: 10n });
      const staked = bet(player, 10n);
      await ledger().post(staked);
      const payouts = Array.from({ length: 6 }, () => win(player, 10n, staked.externalRef));
      for (const payout of payouts) await ledger().post(payout);
      await ledger().post(bet(player, 45n));
      const backs = payouts.flatMap((payout) => [
        rollback(player, payout.externalRef, {
          reversibleKinds: ['win'],
          shortfall: 'receivable',
        }),
        rollback(player, payout.externalRef, {
          reversibleKinds: ['win'],
          shortfall: 'receivable',
        }),
      ]);
      const outcomes = await Promise.all(backs.map((back) => ledger().post(back)));
      expect(outcomes.map(said).filter((word) => word === 'posted')).toHaveLength(6);
      expect(await balances(player)).toMatchObject({ cash: 0n, receivable: -45n });
      await expectLedgerWhole(database());
    });
  });

  describe('a vendor that cancels payouts', () => {
    const app = useTestApp(engine);

    it('is not refused for money that was played away; staff see the debt', async () => {
      const { server, clock, database } = app();
      const player = await openWalletPlayer(server, 10_000_000n);
      const { db } = database;
      const catalogue = new GameCatalogue([{ ...houseVendor(TITLES), cancelsPayouts: true }]);
      const { ledger: posting, relay, brands } = server;
      const gamesOf = () => ({ stateOf: () => 'on' as const });
      const shared = { db, ledger: posting, relay, clock, brands, gamesOf, catalogue };
      const wallet = vendorWallet({
        db,
        wager: openWager({ ...shared, product: 'game' }),
        clock,
        relay,
        stakeable: stakeable({ db, clock, catalogue }),
        sessions: new GameSessions(db, clock),
        activity: new SignInActivity({ db, clock, background: server.background }),
        vendorOf: (code) => catalogue.vendor(code),
      });
      const { token, gameCode, currency } = player;
      const member = { brand: 'denluma', memberId: BigInt(player.memberId) };
      const facts = { ...member, gameCode, currency };
      const stake = (transactionId: string, amountMicro: bigint) =>
        wallet.bet('house', {
          ...facts,
          token,
          transactionId,
          roundRef: `round-${transactionId}`,
          amountMicro,
        });
      await stake('one', 10_000_000n);
      await wallet.win('house', {
        ...facts,
        transactionId: 'paid',
        betTransactionId: 'one',
        roundRef: 'round-one',
        amountMicro: 50_000_000n,
        closesRound: true,
      });
      await stake('two', 45_000_000n);
      const cancel = () =>
        wallet.rollback('house', {
          ...facts,
          transactionId: 'cancelled',
          betTransactionId: 'paid',
          roundRef: 'round-one',
        });
      expect(await cancel()).toMatchObject({ balanceMicro: 0n, duplicate: false });
      expect(await cancel()).toMatchObject({ balanceMicro: 0n, duplicate: true });
      expect(await balanceOf(db, member, currency)).toMatchObject({ receivable: -45_000_000n });
      const totals = await roundTotals(db)(member, 'house', 'round-one');
      expect(totals).toEqual({ stakeMicro: 10_000_000n, payoutMicro: 0n });
      await server.relay.settle();
      const round = await db
        .selectFrom('round')
        .select(['stake_micro', 'payout_micro'])
        .where('member_id', '=', member.memberId)
        .where('round_ref', '=', 'round-one')
        .executeTakeFirstOrThrow();
      expect(round).toEqual({ stake_micro: 10_000_000n, payout_micro: 0n });
      // Without that right a vendor is refused.
      const refused = houseOf(server).wallets.real.rollback('house', {
        ...facts,
        transactionId: 'other',
        betTransactionId: 'paid',
        roundRef: 'round-one',
      });
      await expect(refused).rejects.toMatchObject({ code: 'CANCEL_NON_WITHDRAW' });
      const { headers } = await signInStaff(app(), 'admin');
      const detail = await app().call<{ funds: unknown }>(
        'GET',
        `/office/api/members/${player.memberId}`,
        { headers },
      );
      expect(detail.body.value.funds).toContainEqual({
        fund: 'receivable',
        amountMicro: '-45000000',
      });
      await expectLedgerWhole(database);
    });
  });
});
