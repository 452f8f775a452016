import type { LivePlace } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { runStudio } from '#server/products/studio/run-studio.job.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import { studioOf } from '#tests/support/studio-play.ts';

const TABLE = 'baccarat-a';
const AT = `/wps/relay/live/tables/${TABLE}`;
const OF_THE_TABLE: KnownValues = { table: [TABLE], spot: ['player'], stakeMicro: ['1000000'] };

export const fixture: AccessFixture = {
  records: { orderId: 'LIVE_ORDER_NOT_FOUND' },
  make: makeOrder,
  values: {
    getLiveTable: OF_THE_TABLE,
    getLivePlace: OF_THE_TABLE,
    getLiveProof: { ...OF_THE_TABLE, roundNumber: ['1'] },
    placeLiveOrder: OF_THE_TABLE,
    returnLiveOrder: OF_THE_TABLE,
    listStudioRounds: { table: [TABLE] },
    pauseLiveTable: { table: [TABLE], version: [0] },
    resumeLiveTable: { table: [TABLE], version: [1] },
    voidLiveRound: { table: [TABLE], roundNumber: ['1'] },
  },
  restore: {
    returnLiveOrder: async ({ app, values }) => {
      await app.database.db
        .updateTable('live_order')
        .set({ returned_at: null })
        .where('id', '=', recordId(values, 'orderId'))
        .execute();
    },
  },
};

/** An order of the member in a round that takes bets for long. */
async function makeOrder({ app, call }: AccessBrand): Promise<KnownValues> {
  const opened = async () => {
    await runStudio(studioOf(app.server));
    return (await call<ReplyOf<'getLiveTable'>>('GET', AT)).table;
  };
  let table = await opened();
  while (table.status !== 'open') {
    app.clock.advance({ ms: 1_500 });
    table = await opened();
  }
  const { roundNumber } = table;
  await app.database.db
    .updateTable('live_round')
    .set({ closes_at: new Date('2099-01-01T00:00:00Z') })
    .where('table_code', '=', TABLE)
    .where('number', '=', roundNumber)
    .execute();
  const place = await call<LivePlace>('POST', `${AT}/orders`, {
    roundNumber,
    bets: [{ spot: 'player', stakeMicro: '1000000' }],
  });
  return { orderId: [place.orders[0]?.orderId ?? ''], roundNumber: [roundNumber] };
}
