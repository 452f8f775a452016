import type { LotteryChase, LotteryTicket } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { runLotteries } from '#server/products/lottery/run-lotteries.job.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import { lotteryLine } from '#tests/support/lottery-play.ts';
import { lotteryOf } from '#tests/support/lottery.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const GAME = 'ssc-5';
const OF_THE_GAME: KnownValues = { gameCode: [GAME] };

export const fixture: AccessFixture = {
  records: { ticketId: 'TICKET_NOT_FOUND', chaseId: 'CHASE_NOT_FOUND' },
  make: makeLotteryRecords,
  values: {
    getLotteryBoard: OF_THE_GAME,
    getLotteryDraw: OF_THE_GAME,
    listOpenedNumero: OF_THE_GAME,
    placeLotteryTicket: OF_THE_GAME,
    placeLotteryChase: OF_THE_GAME,
  },
  restore: {
    stopLotteryChase: ({ app, values }) => reviveChase(app, recordId(values, 'chaseId')),
  },
};

/** A ticket and a chase of the member in an open draw. */
async function makeLotteryRecords({ app, call }: AccessBrand): Promise<KnownValues> {
  const boardNow = async () => {
    await runLotteries(lotteryOf(app.server));
    return call<ReplyOf<'getLotteryBoard'>>('GET', `/wps/relay/lottery/board?gameCode=${GAME}`);
  };
  let { game } = await boardNow();
  // On a slow machine a draw that closes within seconds is closed when the ticket arrives.
  if (Date.parse(game.closesAt) - app.clock.now().getTime() < 30_000) {
    app.clock.advance({ ms: Date.parse(game.drawsAt) - app.clock.now().getTime() + 50 });
    ({ game } = await boardNow());
  }
  const numero = game.nextNumero;
  const slip = { gameCode: GAME, numero, lines: [lotteryLine({ mode: 10 })] };
  const { ticketId } = await call<LotteryTicket>('POST', '/wps/relay/lottery/tickets', slip);
  const { chaseId } = await call<LotteryChase>('POST', '/wps/relay/lottery/chases', {
    ...slip,
    count: 2,
    stopOnWin: true,
  });
  const { id } = await app.database.db
    .selectFrom('lottery_draw')
    .select('id')
    .where('draw_code', '=', GAME)
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
  return { ticketId: [ticketId], chaseId: [chaseId], numero: [numero], drawId: [String(id)] };
}

/** Makes a stopped chase one that runs, with nothing held any more. */
async function reviveChase(app: TestApp, chaseId: bigint): Promise<void> {
  await app.database.db
    .updateTable('lottery_chase')
    .set({ status: 'running', hold_id: null })
    .where('id', '=', chaseId)
    .where('status', '<>', 'running')
    .execute();
}
