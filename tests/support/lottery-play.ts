import type { LotteryTicket } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { runLotteries } from '#server/products/lottery/run-lotteries.job.ts';
import { lotteryOf } from './lottery.ts';
import { deposit, registerMember, type TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';

export const LOTTERY_FUNDS = 1_000_000_000n;

/** Every digit of the first place: one unit of ten wins. */
export const ALL_DIGITS = '0,1,2,3,4,5,6,7,8,9||||';

/** A line of the five-digit board; ten units that cost 20. */
export const lotteryLine = (more: object = {}): object => ({
  play: 'fixed.fixed',
  selection: ALL_DIGITS,
  units: 10,
  mode: 1000,
  multiple: 1,
  series: 1800,
  ...more,
});

let presses = 0;
export const pressKey = (): string => `lottery-press-${(presses += 1)}`;

type Board = ReplyOf<'getLotteryBoard'>;

/** What tests of lotteries do again and again, with the clock moved by hand. */
export function lotteryPlay(app: () => TestApp) {
  const run = () => runLotteries(lotteryOf(app().server));
  const board = async ({ token }: TestMember, gameCode: string): Promise<Board> => {
    await run();
    const at = `/wps/relay/lottery/board?gameCode=${gameCode}`;
    return (await app().call<Board>('GET', at, { token })).body.value;
  };
  const goTo = (at: string, afterMs = 50): void =>
    app().clock.advance({ ms: Date.parse(at) - app().clock.now().getTime() + afterMs });
  return {
    run,
    board,
    goTo,
    player: async (): Promise<TestMember> => {
      const member = await registerMember(app());
      await deposit(app(), member, LOTTERY_FUNDS);
      return member;
    },
    buy: (
      { token }: TestMember,
      numero: string,
      lines: readonly object[],
      { key = pressKey(), gameCode = 'ssc-5' } = {},
    ) =>
      app().call<LotteryTicket>('POST', '/wps/relay/lottery/tickets', {
        token,
        key,
        body: { gameCode, numero, lines },
      }),
    ticketOf: async ({ token }: TestMember, { ticketId }: Pick<LotteryTicket, 'ticketId'>) =>
      (await app().call<LotteryTicket>('GET', `/wps/relay/lottery/tickets/${ticketId}`, { token }))
        .body,
    cash: async ({ token }: TestMember): Promise<bigint> => {
      const { body } = await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', {
        token,
      });
      return BigInt(body.value.availableMicro);
    },
    /** Moves on to a safe moment of an issue, so that no test starts seconds before a close. */
    freshIssue: async (member: TestMember, gameCode = 'ssc-5'): Promise<string> => {
      const { game } = await board(member, gameCode);
      const left = Date.parse(game.closesAt) - app().clock.now().getTime();
      if (left < 30_000) {
        goTo(game.drawsAt);
        await run();
      }
      return (await board(member, gameCode)).game.nextNumero;
    },
    /** Draws the open issue and pays it. */
    drawNow: async (member: TestMember, gameCode = 'ssc-5'): Promise<void> => {
      goTo((await board(member, gameCode)).game.drawsAt);
      await run();
      await run();
      await app().server.relay.settle();
    },
  };
}
