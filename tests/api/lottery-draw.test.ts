import { beforeAll, describe, expect, it } from 'vitest';
import type { LotteryChase, OfficeLotteryDraw } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { settleDraw } from '#server/products/lottery/settle-draw.ts';
import { activeDraws } from '#server/products/lottery/draw.store.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import {
  ALL_DIGITS,
  LOTTERY_FUNDS,
  lotteryLine as line,
  lotteryPlay,
  pressKey,
} from '#tests/support/lottery-play.ts';
import { lotteryOf } from '#tests/support/lottery.ts';
import type { TestMember } from '#tests/support/members.ts';
import { approved } from '#tests/support/second-person.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma/lottery';

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  const { player, buy, board, ticketOf, cash, freshIssue, drawNow, goTo, run } = lotteryPlay(app);
  let first: TestStaff;
  let second: TestStaff;
  const signIn = async (): Promise<void> => {
    first = await signInStaff(app(), 'operator');
    second = await signInStaff(app(), 'admin');
  };
  beforeAll(signIn);

  const chase = ({ token }: TestMember, numero: string, lines: readonly object[], count: number) =>
    app().call<LotteryChase>('POST', '/wps/relay/lottery/chases', {
      token,
      key: pressKey(),
      body: { gameCode: 'ssc-1', numero, lines, count, stopOnWin: true },
    });
  const chaseOf = async ({ token }: TestMember): Promise<LotteryChase | undefined> => {
    const at = '/wps/relay/lottery/chases?gameCode=ssc-1';
    const { body } = await app().call<ReplyOf<'listLotteryChases'>>('GET', at, { token });
    return body.value.items[0];
  };
  const stop = ({ token }: TestMember, chaseId: string) =>
    app().call<LotteryChase>('POST', `/wps/relay/lottery/chases/${chaseId}/stop`, {
      token,
      key: pressKey(),
      body: {},
    });

  describe('a chase', () => {
    it('holds every stake, buys draw by draw, stops on a win and gives the rest back', async () => {
      const member = await player();
      const issue = await freshIssue(member, 'ssc-1');
      const started = await chase(member, issue, [line()], 5);
      expect(started.body.value).toMatchObject({
        status: 'running',
        placed: 1,
        heldMicro: String(80n * UNIT),
      });
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 100n * UNIT);
      await drawNow(member, 'ssc-1');
      await run();
      expect(await chaseOf(member)).toMatchObject({ status: 'won', placed: 1, heldMicro: '0' });
      const rebate = (20n * UNIT * 160n) / 2000n;
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 20n * UNIT + 18n * UNIT + rebate);
      await expectLedgerWhole(app().database);
    });

    it('goes on without a win, and stops when its player says so', async () => {
      const member = await player();
      const issue = await freshIssue(member, 'ssc-1');
      // A bet that hardly ever wins.
      const rare = { play: 'five.direct', selection: '1|2|3|4|5', units: 1 };
      const { body } = await chase(member, issue, [line(rare)], 4);
      await drawNow(member, 'ssc-1');
      await run();
      expect(await chaseOf(member)).toMatchObject({ status: 'running', placed: 2 });
      const ended = await stop(member, body.value.chaseId);
      expect(ended.body.value).toMatchObject({ status: 'stopped', heldMicro: '0' });
      expect((await stop(member, body.value.chaseId)).body.code).toBe('CHASE_NOT_FOUND');
      const rebates = (2n * UNIT * 160n) / 2000n;
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 4n * UNIT + rebates);
      await expectLedgerWhole(app().database);
    });

    it('7.8 ends at the next draw once its player is excluded, and gives the rest back', async () => {
      const member = await player();
      const issue = await freshIssue(member, 'ssc-1');
      const rare = { play: 'five.direct', selection: '1|2|3|4|5', units: 1 };
      await chase(member, issue, [line(rare)], 4);
      const breakOf = { token: member.token, body: { period: 'sixMonths' } };
      expect((await app().call('POST', '/wps/relay/member/exclusion', breakOf)).status).toBe(200);
      const other = await player();
      await drawNow(other, 'ssc-1');
      await run();
      const left = await app()
        .database.db.selectFrom('lottery_chase')
        .select(['status', 'placed'])
        .where('member_id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      expect(left).toEqual({ status: 'stopped', placed: 1 });
      await expectLedgerWhole(app().database);
    });

    it('is refused over more draws than the brand offers', async () => {
      const member = await player();
      const issue = await freshIssue(member, 'ssc-1');
      expect((await chase(member, issue, [line()], 51)).body.code).toBe('CHASE_NOT_OFFERED');
      expect((await chase(member, issue, [line({ multiple: 3 })], 50)).body.code).toBe(
        'INSUFFICIENT_FUNDS',
      );
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
    });
  });

  describe('the exposure of a draw', () => {
    it('takes no bet beyond the limit, and is given back with a ticket that is', async () => {
      const { status } = await setTerms({ exposureMicro: String(100n * UNIT) });
      expect(status).toBe(200);
      const [one, two] = [await player(), await player()];
      const issue = await freshIssue(one);
      // A digit in its place pays 18 for 2: five of them are 90.
      const five = line({ selection: '7||||', units: 1, multiple: 5 });
      const bought = await buy(one, issue, [five]);
      expect(bought.body).toMatchObject({ success: true });
      expect((await buy(two, issue, [five])).body.code).toBe('EXPOSURE_REACHED');
      expect(
        (await buy(two, issue, [line({ selection: '8||||', units: 1, multiple: 5 })])).status,
      ).toBe(200);
      const list = await app().call<ReplyOf<'listLotteryExposure'>>('GET', `${AT}/exposure`, {
        headers: first.headers,
      });
      expect(list.body.value.items).toContainEqual(
        expect.objectContaining({ numero: issue, bet: '1:7', liabilityMicro: String(90n * UNIT) }),
      );
      await app().call('POST', `/wps/relay/lottery/tickets/${bought.body.value.ticketId}/cancel`, {
        token: one.token,
        key: pressKey(),
        body: {},
      });
      expect((await buy(two, issue, [five])).status).toBe(200);
      const raised = await setTerms({});
      expect(raised.body.code).toBe('SECOND_PERSON_ASKED');
      expect((await approved(app(), raised)).status).toBe(200);
    });
  });

  const setTerms = async (change: object) => {
    const now = await app().call<ReplyOf<'getLotterySettings'>>('GET', `${AT}/settings`, {
      headers: first.headers,
    });
    const { version, terms } = now.body.value;
    const shipped = { exposureMicro: '500000000000' };
    return app().call<ReplyOf<'setLotterySettings'>>('PUT', `${AT}/settings`, {
      headers: first.headers,
      key: pressKey(),
      body: { version, terms: { ...terms, ...shipped, ...change }, reason: 'a test of the terms' },
    });
  };

  const drawOf = async (numero: string, drawCode: string): Promise<OfficeLotteryDraw> => {
    const at = `${AT}/draws?drawCode=${drawCode}`;
    const { body } = await app().call<ReplyOf<'listLotteryDraws'>>('GET', at, {
      headers: first.headers,
    });
    const found = body.value.items.find((draw) => draw.numero === numero);
    if (found === undefined) throw new Error(`no draw ${numero}`);
    return found;
  };
  const enter = (by: TestStaff, drawId: string, numbers: readonly number[]) =>
    app().call<OfficeLotteryDraw>('POST', `${AT}/draws/${drawId}/result`, {
      headers: by.headers,
      key: pressKey(),
      body: { numbers },
    });
  const voidDraw = (by: TestStaff, drawId: string) =>
    app().call<OfficeLotteryDraw>('POST', `${AT}/draws/${drawId}/void`, {
      headers: by.headers,
      key: pressKey(),
      body: { reason: 'no result was published' },
    });

  describe('an official draw', () => {
    it('counts once two people have entered the same numbers, and is corrected by two', async () => {
      const member = await player();
      const numero = await freshIssue(member, '3d');
      const { game } = await board(member, '3d');
      const bet = { play: 'three.direct', selection: '1|2|3', units: 1 };
      const bought = await buy(member, numero, [line(bet)], { gameCode: '3d' });
      expect(bought.body).toMatchObject({ success: true });
      const { drawId } = await drawOf(numero, '3d');
      expect((await enter(first, drawId, [1, 2, 3])).body.code).toBe('DRAW_NOT_FOUND');
      goTo(game.closesAt);
      await run();
      await signIn();
      expect((await enter(first, drawId, [1, 2, 13])).body.code).toBe('RESULT_INVALID');
      expect((await enter(first, drawId, [1, 2, 4])).body.value.entered).toMatchObject({
        isOwn: true,
      });
      expect((await enter(second, drawId, [1, 2, 3])).body.code).toBe('RESULT_DIFFERS');
      expect((await enter(first, drawId, [1, 2, 3])).body.value.numbers).toBeNull();
      expect((await enter(second, drawId, [1, 2, 3])).body.value).toMatchObject({
        status: 'resulted',
        numbers: ['1', '2', '3'],
      });
      await run();
      const tickets = await app().call<ReplyOf<'listOfficeLotteryTickets'>>(
        'GET',
        `${AT}/tickets?gameCode=3d`,
        { headers: first.headers },
      );
      expect(tickets.body.value.items).toMatchObject([
        {
          account: member.username,
          ticket: { status: 'won', payoutMicro: String(1_800n * UNIT) },
        },
      ]);
      expect((await drawOf(numero, '3d')).payoutMicro).toBe(String(1_800n * UNIT));
      expect((await voidDraw(first, drawId)).body.code).toBe('DRAW_NOT_FOUND');
      await expectLedgerWhole(app().database);

      // Both people had read the wrong line: the payout is taken back, and the true result is paid.
      expect((await enter(first, drawId, [1, 2, 3])).body.code).toBe('RESULT_INVALID');
      await enter(first, drawId, [9, 8, 7]);
      await enter(second, drawId, [9, 8, 7]);
      await run();
      await run();
      await app().server.relay.settle();
      expect(await drawOf(numero, '3d')).toMatchObject({
        status: 'settled',
        version: 2,
        numbers: ['9', '8', '7'],
        payoutMicro: '0',
      });
      const results = await app()
        .database.db.selectFrom('lottery_result')
        .select(['version', 'numbers'])
        .where('draw_id', '=', BigInt(drawId))
        .orderBy('version')
        .execute();
      expect(results).toEqual([
        { version: 1, numbers: '1,2,3' },
        { version: 2, numbers: '9,8,7' },
      ]);
      const corrected = await app().call<ReplyOf<'listOfficeLotteryTickets'>>(
        'GET',
        `${AT}/tickets?gameCode=3d`,
        { headers: first.headers },
      );
      expect(corrected.body.value.items[0]?.ticket).toMatchObject({
        status: 'lost',
        payoutMicro: '0',
      });
      const [round] = await app()
        .database.db.selectFrom('round')
        .select('payout_micro')
        .where('round_ref', '=', `3d:${numero}`)
        .execute();
      expect(round?.payout_micro).toBe(0n);
      await expectLedgerWhole(app().database);
    });
  });

  describe('a draw without a result', () => {
    it('is voided by staff of all brands, and gives every stake back once', async () => {
      const member = await player();
      const issue = await freshIssue(member);
      const bought = await buy(member, issue, [line()]);
      const { drawId } = await drawOf(issue, 'ssc-5');
      const ofOne = await signInStaff(app(), 'operator', ['denluma']);
      expect((await voidDraw(ofOne, drawId)).body.code).toBe('EVERY_BRAND_NEEDED');
      const answer = await voidDraw(first, drawId);
      expect(answer.body.value).toMatchObject({ status: 'void' });
      await run();
      await run();
      await app().server.relay.settle();
      expect((await ticketOf(member, bought.body.value)).value.status).toBe('void');
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
      goTo((await board(member, 'ssc-5')).game.drawsAt);
      await run();
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
      await expectLedgerWhole(app().database);
    });
  });

  describe('a settlement', () => {
    it('pays the same after a stop at any of its steps, and by two nodes at once', async () => {
      const members = [await player(), await player(), await player()];
      const [member] = members;
      if (member === undefined) throw new Error('no player');
      const issue = await freshIssue(member);
      for (const one of members) {
        expect((await buy(one, issue, [line({ selection: ALL_DIGITS })])).status).toBe(200);
      }
      goTo((await board(member, 'ssc-5')).game.drawsAt);
      const lottery = lotteryOf(app().server);
      for (let budget = 0; budget < 4; budget += 1) {
        let posts = 0;
        const failing = {
          ...lottery,
          wager: {
            ...lottery.wager,
            payStakes: (async (set) => {
              posts += 1;
              if (posts > budget) throw new Error('killed');
              return lottery.wager.payStakes(set);
            }) satisfies typeof lottery.wager.payStakes,
          },
        };
        await run();
        for (const draw of await activeDraws(lottery.db)) {
          if (draw.status !== 'settling' && draw.status !== 'resulted') continue;
          await settleDraw(failing, draw).catch(() => undefined);
        }
      }
      await Promise.all([run(), run()]);
      await app().server.relay.settle();
      const rebate = (20n * UNIT * 160n) / 2000n;
      for (const one of members) {
        expect(await cash(one)).toBe(LOTTERY_FUNDS - 20n * UNIT + 18n * UNIT + rebate);
      }
      await expectLedgerWhole(app().database);
    });
  });
});
