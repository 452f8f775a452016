import { describe, expect, it } from 'vitest';
import type { HouseRound, OfficeRound, RoundRefund } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const STAKE = 1_000_000n;
const FUNDS = 20n * STAKE;
const AT = '/office/api/brands/denluma';

let made = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Staff = Awaited<ReturnType<typeof signInStaff>>;
  const operator = (brands: readonly string[] | null = null) =>
    signInStaff(app(), 'operator', brands);

  /** A player who has lost one round and won another. */
  async function played(): Promise<{ member: TestMember; token: string }> {
    const member = await registerMember(app());
    await deposit(app(), member, FUNDS);
    const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: 'dice-line', mode: 'real' },
    });
    const token = launch.body.value.launchToken;
    await chooseSeed(app(), token);
    for (const side of ['under', 'over']) {
      for (;;) {
        made += 1;
        const round = await app().call<HouseRound>('POST', '/house/rounds', {
          token,
          key: `refunded-${made}`,
          body: { stakeMicro: String(STAKE), wager: { target: 5000, side } },
        });
        const { roundId, payoutMicro } = round.body.value;
        await app().call('POST', `/house/rounds/${roundId}/finish`, { token });
        app().clock.advance({ ms: 5_000 });
        if ((payoutMicro === '0') === (side === 'under')) break;
      }
    }
    await app().server.relay.settle();
    return { member, token };
  }
  const search = async ({ headers }: Staff, query: string, at = AT) =>
    (await app().call<{ items: OfficeRound[] }>('GET', `${at}/rounds?${query}`, { headers })).body
      .value.items;
  const request = ({ headers }: Staff, roundId: string) => {
    made += 1;
    return app().call<{ refundId: string }>('POST', `${AT}/rounds/${roundId}/refund`, {
      headers,
      key: `ask-refund-${made}`,
      body: { reason: 'the picture froze' },
    });
  };
  const decide = ({ headers }: Staff, refundId: string, decision: 'approve' | 'reject') => {
    made += 1;
    return app().call('POST', `${AT}/round-refunds/${refundId}/decision`, {
      headers,
      key: `decide-refund-${made}`,
      body: { decision, reason: 'seen in the events' },
    });
  };
  const balance = async (token: string) => {
    const session = await app().call<{ balanceMicro: string }>('GET', '/house/session', { token });
    return BigInt(session.body.value.balanceMicro);
  };
  const lostRound = async (staff: Staff, { username }: TestMember) => {
    const rounds = await search(staff, `username=${username}&gameCode=dice-line`);
    const lost = rounds.find(({ payoutMicro }) => payoutMicro === '0');
    const won = rounds.find(({ payoutMicro }) => payoutMicro !== '0');
    if (lost === undefined || won === undefined) throw new Error('the rounds were not found');
    return { lost, won, rounds };
  };

  describe('the office of rounds', () => {
    it('finds a round by member, title, time and number, and shows it in full', async () => {
      const { member } = await played();
      const staff = await operator();
      const { lost, rounds } = await lostRound(staff, member);
      expect(lost).toMatchObject({ username: member.username, mayRefund: true, refund: null });
      expect(await search(staff, `roundId=${lost.roundId}`)).toEqual([lost]);
      const after = new Date(app().clock.now().getTime() + 60_000).toISOString();
      expect(await search(staff, `username=${member.username}&from=${after}`)).toEqual([]);
      expect(await search(staff, `username=${member.username}&to=${after}`)).toEqual(rounds);
      expect(await search(staff, 'gameCode=poker-jacks')).toEqual([]);
      const detail = await app().call<ReplyOf<'getOfficeRound'>>(
        'GET',
        `${AT}/rounds/${lost.roundId}`,
        { headers: staff.headers },
      );
      const { replay, transactions, fairness } = detail.body.value;
      expect(replay?.wager).toMatchObject({ target: 5000 });
      expect(replay?.events.map(({ type }) => type)).toEqual([
        'roundStarted',
        'diceRolled',
        'roundEnded',
      ]);
      expect(transactions.map(({ kind }) => kind)).toEqual(['bet', 'win']);
      expect(fairness?.serverSeed).toBeNull();
      const elsewhere = await search(
        staff,
        `roundId=${lost.roundId}`,
        '/office/api/brands/kyvolta',
      );
      expect(elsewhere).toEqual([]);
    });

    it('refunds what a round cost once a second person approves', async () => {
      const { member, token } = await played();
      const [asking, approving] = [await operator(), await operator()];
      const { lost, won } = await lostRound(asking, member);
      const before = await balance(token);
      const { refundId } = (await request(asking, lost.roundId)).body.value;
      expect(await balance(token)).toBe(before);
      expect((await request(approving, lost.roundId)).body.code).toBe('ROUND_NOT_REFUNDABLE');
      expect((await request(asking, won.roundId)).body.code).toBe('ROUND_NOT_REFUNDABLE');
      const waiting = async (staff: Staff) =>
        (
          await app().call<{ items: RoundRefund[] }>('GET', `${AT}/round-refunds`, {
            headers: staff.headers,
          })
        ).body.value.items.filter((one) => one.refundId === refundId);
      expect(await waiting(asking)).toMatchObject([{ isOwn: true, amountMicro: String(STAKE) }]);
      expect(await waiting(approving)).toMatchObject([{ isOwn: false }]);
      expect((await decide(asking, refundId, 'approve')).body.code).toBe('SECOND_PERSON_NEEDED');
      const both = await Promise.all([
        decide(approving, refundId, 'approve'),
        decide(await operator(), refundId, 'approve'),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect(await balance(token)).toBe(before + STAKE);
      await app().server.relay.settle();
      expect(await search(asking, `roundId=${lost.roundId}`)).toMatchObject([
        { payoutMicro: String(STAKE), refund: 'approved', mayRefund: false, status: 'closed' },
      ]);
      await expectLedgerWhole(app().database);
    });

    it('moves nothing when a refund is rejected, and another may be asked for', async () => {
      const { member, token } = await played();
      const staff = await operator();
      const { lost } = await lostRound(staff, member);
      const before = await balance(token);
      const { refundId } = (await request(staff, lost.roundId)).body.value;
      expect((await decide(staff, refundId, 'reject')).status).toBe(200);
      expect((await decide(staff, refundId, 'approve')).body.code).toBe('ROUND_REFUND_NOT_FOUND');
      expect(await balance(token)).toBe(before);
      expect((await request(staff, lost.roundId)).status).toBe(200);
    });

    it('is closed to who may not refund, and to other brands', async () => {
      const { member } = await played();
      const staff = await operator();
      const { lost } = await lostRound(staff, member);
      const support = await signInStaff(app(), 'support');
      expect((await request(support, lost.roundId)).body.code).toBe('FORBIDDEN');
      const strange = await operator(['kyvolta']);
      expect((await request(strange, lost.roundId)).body.code).toBe('BRAND_NOT_FOUND');
    });
  });
});
