import { beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { cancelRound } from '#server/vendors/house/cancel-round.ts';
import { playHouseRound } from '#server/vendors/house/play-house-round.ts';
import { settleStaleRounds } from '#server/vendors/house/settle-stale-rounds.job.ts';
import type { BetRequest, Balance, RoundWallet } from '#server/vendors/wallet-port.ts';
import { houseOf } from '#tests/support/house.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const FUNDS = 20_000_000n;
const STAKE = 1_000_000n;
const UNREACHABLE = new Problem('DATABASE_UNAVAILABLE');

/** Where a request of the house dies, or what comes between. */
type BetStep = (
  bet: RoundWallet['bet'],
  ...call: Parameters<RoundWallet['bet']>
) => Promise<Balance>;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let token: string;
  let presses = 0;

  /** Plays with a wallet whose bets go through `step`. */
  const playWith = async (step: BetStep) => {
    const house = houseOf(app().server);
    const real: RoundWallet = {
      ...house.wallets.real,
      bet: (...call) => step(house.wallets.real.bet, ...call),
    };
    const session = await house.launches.checkSession('house', token);
    return playHouseRound({ ...house, wallets: { ...house.wallets, real } }, session, {
      token,
      stakeMicro: STAKE,
      wager: {},
      clientRef: `recovery-press-${++presses}`,
    });
  };
  const theRound = () =>
    app()
      .database.db.selectFrom('house_round')
      .selectAll()
      .where('member_id', '=', BigInt(member.memberId))
      .executeTakeFirstOrThrow();
  const balance = async () => {
    const session = await app().call<{ balanceMicro: string }>('GET', '/house/session', { token });
    return BigInt(session.body.value.balanceMicro);
  };
  /** Runs the job as it would run that much later. */
  const settle = (minutes = 2) => {
    const now = () => new Date(app().clock.now().getTime() + minutes * 60_000);
    return settleStaleRounds({ ...houseOf(app().server), clock: { now } });
  };

  beforeEach(async () => {
    member = await registerMember(app());
    await deposit(app(), member, FUNDS);
    token = await launchJade(app(), member);
    await chooseSeed(app(), token);
    await settle(40);
    app().clock.advance({ ms: 2600 });
  });

  describe('a round whose request died', () => {
    it('is paid out when the ledger had taken the stake', async () => {
      const died = playWith(async (bet, ...call) => {
        await bet(...call);
        throw UNREACHABLE;
      });
      await expect(died).rejects.toThrow(UNREACHABLE);
      expect((await theRound()).status).toBe('staked');
      expect(await settle()).toBe(1);
      const round = await theRound();
      expect(round.status).toBe('finished');
      expect(await balance()).toBe(FUNDS - STAKE + round.payout_micro);
      expect(await settle()).toBe(0);
      await expectLedgerWhole(app().database);
    });

    it('is rolled back when the stake was never taken, and a late stake is refused', async () => {
      let late: (() => Promise<Balance>) | undefined;
      const died = playWith((bet, vendor, request: BetRequest) => {
        late = () => bet(vendor, request);
        throw UNREACHABLE;
      });
      await expect(died).rejects.toThrow(UNREACHABLE);
      expect(await settle()).toBe(1);
      expect((await theRound()).status).toBe('void');
      await expect(late?.()).rejects.toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
      expect(await balance()).toBe(FUNDS);
      await expectLedgerWhole(app().database);
    });

    it('is cancelled by the job when it died while it was being cancelled', async () => {
      const refused = playWith(() => {
        throw UNREACHABLE;
      });
      await expect(refused).rejects.toThrow(UNREACHABLE);
      await app()
        .database.db.updateTable('house_round')
        .set({ status: 'voiding' })
        .where('member_id', '=', BigInt(member.memberId))
        .execute();
      expect(await settle()).toBe(1);
      expect((await theRound()).status).toBe('void');
    });
  });

  describe('recovery while the original request is still running', () => {
    it('cancels before the stake: the request shows nothing and the player keeps the stake', async () => {
      const raced = playWith(async (bet, ...call) => {
        await settle();
        return bet(...call);
      });
      await expect(raced).rejects.toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
      expect((await theRound()).status).toBe('void');
      expect(await balance()).toBe(FUNDS);
      await expectLedgerWhole(app().database);
    });

    it('pays after the stake: the request returns the round that the job paid', async () => {
      const played = await playWith(async (bet, ...call) => {
        const answer = await bet(...call);
        await settle();
        return answer;
      });
      expect(played.round.status).toBe('finished');
      expect(played.balanceMicro).toBe(FUNDS - STAKE + played.round.payoutMicro);
      expect(await balance()).toBe(played.balanceMicro);
      await expectLedgerWhole(app().database);
    });

    it('gives a stake back that arrives between the claim and the rollback, and shows nothing', async () => {
      const house = houseOf(app().server);
      const raced = playWith(async (bet, ...call) => {
        const row = await theRound();
        const cancelling = {
          ...house,
          wallets: {
            ...house.wallets,
            real: {
              ...house.wallets.real,
              rollback: async (...rollback: Parameters<RoundWallet['rollback']>) => {
                await bet(...call);
                return house.wallets.real.rollback(...rollback);
              },
            },
          },
        };
        await cancelRound(cancelling, {
          brand: row.brand,
          memberId: row.member_id,
          gameCode: row.game_code,
          currency: row.currency,
          id: row.id,
          mode: 'real',
        } as never);
        return bet(...call);
      });
      await expect(raced).rejects.toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
      expect(await balance()).toBe(FUNDS);
      await expectLedgerWhole(app().database);
    });

    it.skipIf(!engine.concurrent)(
      'ends every one of 30 races once, with money that fits',
      async () => {
        let expected = FUNDS;
        for (let race = 0; race < 30; race += 1) {
          app().clock.advance({ ms: 2600 });
          const [played] = await Promise.allSettled([
            playWith(async (bet, ...call) => {
              const job = settle();
              const answer = bet(...call);
              await Promise.allSettled([job, answer]);
              return answer;
            }),
          ]);
          await settle(40);
          const round = await app()
            .database.db.selectFrom('house_round')
            .selectAll()
            .where('member_id', '=', BigInt(member.memberId))
            .orderBy('id', 'desc')
            .executeTakeFirstOrThrow();
          if (played.status === 'fulfilled') expect(round.status).toBe('finished');
          else expect(['void', 'finished']).toContain(round.status);
          if (round.status === 'finished') expected += round.payout_micro - STAKE;
          expect(await balance()).toBe(expected);
        }
        await expectLedgerWhole(app().database);
      },
      60_000,
    );
  });

  it('cancels a round whose stake is refused, and the next one may begin', async () => {
    const refused = playWith(() => {
      throw new Problem('MEMBER_BLOCKED');
    });
    await expect(refused).rejects.toMatchObject({ code: 'MEMBER_BLOCKED' });
    expect((await theRound()).status).toBe('void');
    app().clock.advance({ ms: 2600 });
    const played = await playWith((bet, ...call) => bet(...call));
    expect(played.round.stakeMicro).toBe(STAKE);
  });
});
