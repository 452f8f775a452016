import type { LotteryChase, LotteryTicket } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { runLotteries } from '#server/features/lottery/run-lotteries.job.ts';
import { lotteryLine } from '../lottery-play.ts';
import { lotteryOf } from '../lottery.ts';
import type { KnownValues } from '../request-junk/schema-values.ts';
import type { TestApp } from '../test-app.ts';

type Call = <T>(method: 'GET' | 'POST', url: string, body?: object) => Promise<T>;

/** A ticket and a chase of the member in an open draw. */
export async function makeLotteryRecords(app: TestApp, call: Call): Promise<KnownValues> {
  const gameCode = 'ssc-5';
  const boardNow = async () => {
    await runLotteries(lotteryOf(app.server));
    return call<ReplyOf<'getLotteryBoard'>>('GET', `/wps/relay/lottery/board?gameCode=${gameCode}`);
  };
  let { game } = await boardNow();
  // On a slow machine a draw that closes within seconds is closed when the ticket arrives.
  if (Date.parse(game.closesAt) - app.clock.now().getTime() < 30_000) {
    app.clock.advance({ ms: Date.parse(game.drawsAt) - app.clock.now().getTime() + 50 });
    ({ game } = await boardNow());
  }
  const numero = game.nextNumero;
  const slip = { gameCode, numero, lines: [lotteryLine({ mode: 10 })] };
  const { ticketId } = await call<LotteryTicket>('POST', '/wps/relay/lottery/tickets', slip);
  const { chaseId } = await call<LotteryChase>('POST', '/wps/relay/lottery/chases', {
    ...slip,
    count: 2,
    stopOnWin: true,
  });
  const { id } = await app.database.db
    .selectFrom('lottery_draw')
    .select('id')
    .where('draw_code', '=', gameCode)
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
  return { ticketId: [ticketId], chaseId: [chaseId], numero: [numero], drawId: [String(id)] };
}

/** Makes a stopped chase one that runs, with nothing held any more. */
export async function reviveChase(app: TestApp, chaseId: string): Promise<void> {
  await app.database.db
    .updateTable('lottery_chase')
    .set({ status: 'running', hold_id: null })
    .where('id', '=', BigInt(chaseId))
    .where('status', '<>', 'running')
    .execute();
}
