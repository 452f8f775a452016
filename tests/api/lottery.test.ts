import { describe, expect, it } from 'vitest';
import type { LotteryDrawProof, LotteryTicket, Round } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { verifyDraw } from '#domain/lottery/verify-draw.ts';
import { findLottery } from '#lotteries/lotteries.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import {
  LOTTERY_FUNDS,
  lotteryLine as line,
  lotteryPlay,
  pressKey,
} from '#tests/support/lottery-play.ts';
import type { TestMember } from '#tests/support/members.ts';
import { useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const GAME = 'ssc-5';

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  const { player, buy, board, ticketOf, cash, freshIssue, drawNow, goTo, run } = lotteryPlay(app);
  const proofOf = async (numero: string) => {
    const at = `/wps/relay/lottery/draw?gameCode=${GAME}&numero=${numero}`;
    return (await app().call<LotteryDrawProof>('GET', at)).body.value;
  };

  describe('a visitor', () => {
    it('reads board, results and rules under the terms of the brand, and no tickets', async () => {
      await run();
      const read = <Value>(at: string) => app().call<Value>('GET', `/wps/relay/lottery/${at}`);
      const { body } = await read<ReplyOf<'getLotteryBoard'>>(`board?gameCode=${GAME}`);
      const member = await player();
      const theirs = await board(member, GAME);
      expect(body.value).toMatchObject({
        game: { gameCode: GAME },
        currency: theirs.currency,
        unitPriceMicro: theirs.unitPriceMicro,
        ceilingSeries: theirs.ceilingSeries,
      });
      expect((await read(`opened?gameCode=${GAME}`)).status).toBe(200);
      expect((await read('board?gameCode=ssc-9')).body.code).toBe('GAME_NOT_FOUND');
      for (const own of ['tickets', 'chases', 'recent']) {
        expect((await read(own)).body.code).toBe('NOT_SIGNED_IN');
      }
    });

    it('sees the ceiling of the brand where a member has a lower one', async () => {
      const member = await player();
      await app()
        .database.db.updateTable('member')
        .set({ series: 1880, share_basis_points: 0 })
        .where('id', '=', BigInt(member.memberId))
        .execute();
      expect((await board(member, GAME)).ceilingSeries).toBe(1880);
      const at = `/wps/relay/lottery/board?gameCode=${GAME}`;
      const { body } = await app().call<ReplyOf<'getLotteryBoard'>>('GET', at);
      expect(body.value.ceilingSeries).toBe(1960);
    });
  });

  describe('a ticket', () => {
    it('takes its stake, is drawn, paid with its rebate, and proven by its seeds', async () => {
      const member = await player();
      const issue = await freshIssue(member);
      const front2 = { play: 'front2.direct', selection: '1|2', units: 1, multiple: 5 };
      const bought = await buy(member, issue, [line(), line(front2)]);
      expect(bought.body).toMatchObject({ success: true });
      const { value: ticket } = bought.body;
      expect(ticket).toMatchObject({ status: 'open', stakeMicro: String(30n * UNIT) });
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 30n * UNIT);
      const before = await proofOf(issue);
      expect(before).toMatchObject({ serverSeed: null, beacon: null, numbers: null });
      await drawNow(member);
      const { value: settled } = await ticketOf(member, ticket);
      const [first, second] = settled.lines;
      expect(first?.payoutMicro).toBe(String(18n * UNIT));
      const front = settled.numbers?.slice(0, 2).join('|') === '1|2' ? 900n * UNIT : 0n;
      expect(second?.payoutMicro).toBe(String(front));
      const rebate = (30n * UNIT * 160n) / 2000n;
      expect(settled).toMatchObject({ status: 'won', rebateMicro: String(rebate) });
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 12n * UNIT + front + rebate);
      const proof = await proofOf(issue);
      expect(proof.commitment).toBe(before.commitment);
      const space = findLottery(GAME)?.space;
      expect(space).toBeDefined();
      if (space === undefined) return;
      expect(verifyDraw(space, proof, commitToServerSeed).map(({ holds }) => holds)).toEqual([
        true,
        true,
        true,
      ]);
      const rounds = await app().call<{ items: Round[] }>('GET', '/wps/relay/rounds', {
        token: member.token,
      });
      expect(rounds.body.value.items[0]).toMatchObject({
        gameCode: GAME,
        status: 'closed',
        stakeMicro: String(30n * UNIT),
        payoutMicro: String(18n * UNIT + front),
      });
      await expectLedgerWhole(app().database);
    });

    it('is refused with a code for each fault, and takes nothing', async () => {
      const member = await player();
      const issue = await freshIssue(member);
      const refused = async (lines: readonly object[], more: { gameCode?: string } = {}) =>
        (await buy(member, issue, lines, more)).body.code;
      expect(await refused([line({ units: 9 })])).toBe('UNITS_MISMATCH');
      expect(await refused([line({ selection: '1,1||||', units: 2 })])).toBe('SELECTION_INVALID');
      expect(await refused([line({ selection: '10||||', units: 1 })])).toBe('SELECTION_INVALID');
      expect(await refused([line({ selection: '||||', units: 1 })])).toBe('SELECTION_INVALID');
      expect(await refused([line({ units: 1_000_000 })])).toBe('INVALID_BODY');
      expect(await refused([line({ play: 'no.such' })])).toBe('PLAY_NOT_FOUND');
      expect(await refused([line({ series: 1979 })])).toBe('SERIES_OUT_OF_RANGE');
      expect(await refused([line()], { gameCode: 'ssc-9' })).toBe('GAME_NOT_FOUND');
      const tiny = { mode: 1, selection: '1||||', units: 1 };
      expect(await refused([line(tiny)])).toBe('AMOUNT_NOT_CONVERTIBLE');
      const five = { play: 'five.direct', selection: '1|2|3|4|5', units: 1, multiple: 100 };
      expect(await refused([line({ ...five, multiple: 9_999 })])).toBe('PAYOUT_LIMIT_EXCEEDED');
      expect(await refused([line({ multiple: 9_999 })])).toBe('INSUFFICIENT_FUNDS');
      const late = await buy(member, '20200101-0001', [line()]);
      expect([late.status, late.body.code]).toEqual([409, 'LOTTERY_CLOSED']);
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
    });

    it('is not taken after the close, whether the job has closed the draw or not', async () => {
      const member = await player();
      const issue = await freshIssue(member);
      const { game } = await board(member, GAME);
      goTo(game.closesAt, 20);
      expect((await buy(member, issue, [line()])).body.code).toBe('LOTTERY_CLOSED');
      await run();
      expect((await buy(member, issue, [line()])).body.code).toBe('LOTTERY_CLOSED');
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
    });

    it('is bought once by one key, belongs to its player, and is taken back once', async () => {
      const [member, other] = [await player(), await player()];
      const issue = await freshIssue(member);
      const key = pressKey();
      const sent = await Promise.all(
        Array.from({ length: 4 }, () => buy(member, issue, [line()], { key })),
      );
      expect(new Set(sent.map(({ body }) => body.value.ticketId)).size).toBe(1);
      expect(await cash(member)).toBe(LOTTERY_FUNDS - 20n * UNIT);
      const [ticket] = sent.map(({ body }) => body.value);
      if (ticket === undefined) throw new Error('no ticket');
      expect((await ticketOf(other, ticket)).code).toBe('TICKET_NOT_FOUND');
      const cancel = ({ token }: TestMember) =>
        app().call<LotteryTicket>('POST', `/wps/relay/lottery/tickets/${ticket.ticketId}/cancel`, {
          token,
          key: pressKey(),
          body: {},
        });
      expect((await cancel(other)).body.code).toBe('TICKET_NOT_FOUND');
      const ends = await Promise.all([cancel(member), cancel(member)]);
      expect(ends.map(({ body }) => body.code ?? body.value.status).toSorted()).toEqual([
        'TICKET_FINAL',
        'cancelled',
      ]);
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
      await drawNow(member);
      expect((await ticketOf(member, ticket)).value.status).toBe('cancelled');
      expect(await cash(member)).toBe(LOTTERY_FUNDS);
      const open = await app().call<ReplyOf<'listLotteryTickets'>>(
        'GET',
        '/wps/relay/lottery/tickets?view=open',
        { token: member.token },
      );
      expect(open.body.value.items).toEqual([]);
      await expectLedgerWhole(app().database);
    });
  });
});
