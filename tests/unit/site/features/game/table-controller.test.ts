import { describe, expect, it } from 'vitest';
import type { GameTable, OwnTableSeat } from '#contract/generated/types.ts';
import { createTableController } from '#site/features/game/table/table-controller.ts';
import { HASH, houseSession } from './fixture.ts';

const table: GameTable = {
  gameCode: 'crash-comet',
  tableRoundId: '7',
  position: 3,
  status: 'running',
  commitment: HASH,
  salt: 'salt',
  now: '2026-11-21T10:00:10.000Z',
  locksAt: '2026-11-21T10:00:00.000Z',
  result: null,
  seatCount: 1,
  seats: [],
  results: [],
};
const seat: OwnTableSeat = {
  tableRoundId: '7',
  stakeMicro: '1000000',
  autoCashOut: null,
  cashedAt: null,
  status: 'in',
  payoutMicro: '0',
};

function seated(own: OwnTableSeat = seat) {
  let server = { table, seat: own, balanceMicro: '9000000' };
  const controller = createTableController({
    session: houseSession(),
    house: {
      look: () => Promise.resolve(server),
      takeSeat: () => Promise.resolve(server),
      cashOut: () => Promise.resolve({ ...own, cashedAt: 180 }),
      read: () => Promise.resolve(houseSession({ stakedMicro: '1000000', paidMicro: '1800000' })),
    },
    nowMs: () => 0,
    makeKey: () => 'key',
  });
  return {
    controller,
    serve: (change: Partial<typeof server>) => (server = { ...server, ...change }),
  };
}

describe('createTableController', () => {
  it('counts a cash-out in balance and net result at once, and only once after it is paid', async () => {
    const { controller, serve } = seated();
    await controller.bet(1_000_000n, null);
    expect(controller.getState()).toMatchObject({
      balanceMicro: 9_000_000n,
      netMicro: -1_000_000n,
    });
    await controller.cashOut();
    const counted = { balanceMicro: 10_800_000n, netMicro: 800_000n };
    expect(controller.getState()).toMatchObject(counted);
    // A look that left before the cash-out, and one while the table pays.
    await controller.look();
    expect(controller.getState()).toMatchObject(counted);
    const paying = { ...seat, cashedAt: 180 };
    serve({ table: { ...table, status: 'paying' }, seat: paying, balanceMicro: '10800000' });
    await controller.look();
    expect(controller.getState()).toMatchObject(counted);
    const paid = { ...paying, status: 'won' as const, payoutMicro: '1800000' };
    serve({ table: { ...table, status: 'ended', result: 300 }, seat: paid });
    await controller.look();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(controller.getState()).toMatchObject(counted);
  });

  it('pays a hand that leaves after its automatic cash-out at the automatic multiplier', async () => {
    const { controller } = seated({ ...seat, autoCashOut: 150 });
    await controller.look();
    await controller.cashOut();
    expect(controller.getState().balanceMicro).toBe(10_500_000n);
  });
});
