import { expect, it } from 'vitest';
import type { DeadEvent } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { newId } from '#server/platform/id.ts';
import { registerMember } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

const URL = '/office/api/brands/denluma/dead-events';
/** Nine such stakes fit a round, the tenth is beyond its column. */
const STAKE_MICRO = 10n ** 18n;

forEachEngine((engine) => {
  const app = useTestApp(engine);

  const stake = async (memberId: string, roundRef: string, amountMicro: bigint) => {
    const id = newId();
    await app()
      .database.db.insertInto('outbox')
      .values({
        id,
        topic: 'ledger.bet',
        shard: shardOf(BigInt(memberId)),
        payload: JSON.stringify({
          brand: 'denluma',
          provider: 'house',
          memberId,
          currency: 'PEN',
          roundRef,
          tombstone: false,
          legs: [],
          product: 'game',
          vendor: 'house',
          category: 'RNG',
          gameCode: 'jade-orchard',
          movement: 'stake',
          amountMicro: String(amountMicro),
          closes: false,
        }),
      })
      .execute();
    await app().server.relay.settle();
    return id;
  };
  const stakeOf = async (roundRef: string) =>
    (
      await app()
        .database.db.selectFrom('round')
        .select('stake_micro')
        .where('round_ref', '=', roundRef)
        .executeTakeFirst()
    )?.stake_micro;
  const list = async ({ headers }: TestStaff) =>
    (await app().call<{ items: DeadEvent[] }>('GET', URL, { headers })).body.value.items;
  const retry = ({ headers }: TestStaff, id: bigint, key: string, brand = 'denluma') =>
    app().call('POST', `/office/api/brands/${brand}/dead-events/${id}/retry`, {
      headers,
      key,
      body: { consumer: 'roundProjection' },
    });

  it('a round whose sum is beyond its column stops no other round, and staff can retry it', async () => {
    const { memberId } = await registerMember(app());
    for (let bet = 0; bet < 9; bet += 1) await stake(memberId, 'round-huge', STAKE_MICRO);
    const tooMuch = await stake(memberId, 'round-huge', STAKE_MICRO);
    await stake(memberId, 'round-next', 5n);
    expect(await stakeOf('round-huge')).toBe(9n * STAKE_MICRO);
    expect(await stakeOf('round-next')).toBe(5n);

    const staff = await signInStaff(app(), 'operator');
    expect(await list(staff)).toEqual([]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      app().clock.advance({ minutes: 2 });
      await app().server.relay.settle();
    }
    expect(await list(staff)).toMatchObject([
      { id: String(tooMuch), consumer: 'roundProjection', topic: 'ledger.bet', attempts: 5 },
    ]);

    await app()
      .database.db.updateTable('round')
      .set({ stake_micro: 1n })
      .where('round_ref', '=', 'round-huge')
      .execute();
    expect((await retry(staff, tooMuch, 'retry-dead-1')).status).toBe(200);
    await app().server.relay.settle();
    expect(await stakeOf('round-huge')).toBe(STAKE_MICRO + 1n);
    expect(await list(staff)).toEqual([]);
    expect((await retry(staff, tooMuch, 'retry-dead-2')).body.code).toBe('DEAD_EVENT_NOT_FOUND');
    const trail = await app()
      .database.db.selectFrom('audit_entry')
      .select(['action', 'subject', 'brand'])
      .where('action', '=', 'retryDeadEvent')
      .execute();
    expect(trail).toEqual([
      { action: 'retryDeadEvent', subject: String(tooMuch), brand: 'denluma' },
    ]);
  });

  it('shows failed events to staff of their brand with the permission only', async () => {
    const support = await signInStaff(app(), 'support');
    const foreign = await signInStaff(app(), 'operator', ['kyvolta']);
    const get = ({ headers }: TestStaff) => app().call('GET', URL, { headers });
    expect((await get(support)).status).toBe(403);
    expect((await get(foreign)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await retry(foreign, 1n, 'retry-foreign')).body.code).toBe('BRAND_NOT_FOUND');
    expect((await retry(support, 1n, 'retry-support')).status).toBe(403);
  });
});
