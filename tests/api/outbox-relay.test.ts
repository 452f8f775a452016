import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SHARDS } from '#domain/ledger/shard.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import type { Consumer } from '#server/platform/outbox/consumer.ts';
import { startRelay } from '#server/platform/outbox/relay.ts';
import { watchOutbox } from '#server/platform/outbox/watch-outbox.job.ts';
import { TestClock } from '#tests/support/test-clock.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

const TOPIC = 'reward.changed';
const POISON = 'poison';

/** @returns ids of new events; those at `poison` places fail in consumers that mind. */
async function writeEvents(
  database: Database,
  count: number,
  poison: readonly number[] = [],
): Promise<bigint[]> {
  const rows = Array.from({ length: count }, (_row, index) => ({
    id: newId(),
    topic: TOPIC,
    shard: index % SHARDS,
    payload: JSON.stringify({
      brand: 'denluma',
      memberId: poison.includes(index) ? POISON : '1',
    }),
  }));
  await database.db.insertInto('outbox').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Writes each event it processes into a table, in the relay's transaction. */
function recorder(
  name: string,
  minds: boolean,
  path: Consumer['path'] = 'inRelay',
): Consumer<typeof TOPIC> {
  return {
    name,
    path,
    topics: [TOPIC],
    async consume(tx, events) {
      for (const { id } of events) {
        await sql`insert into processed (consumer, id) values (${name}, ${id})`.execute(tx);
      }
      if (minds && events.some(({ payload }) => payload.memberId === POISON)) {
        // As a sum beyond the column's range: refused by the database, not by the code.
        await sql`select 9223372036854775807 + 1::bigint`.execute(tx);
      }
    },
  };
}

async function processedBy(database: Database, name: string): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from processed where consumer = ${name} order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

const createProcessed = (database: Database) =>
  // No key: an event processed twice shows as two rows.
  sql`create table if not exists processed (consumer text not null, id bigint not null)`.execute(
    database.db,
  );

function openRelay(database: Database, consumers: readonly Consumer[], clock = new TestClock()) {
  const metrics = createMetrics({ process: false });
  const deps = { database, clock, log: createLog('silent'), metrics };
  const relay = startRelay({ ...deps, consumers });
  onTestFinished(() => relay.close());
  return { ...deps, relay };
}

const except = (ids: readonly bigint[], place: number) => ids.filter((_id, at) => at !== place);

forEachEngine((engine) => {
  describe('the outbox relay', () => {
    const database = engine.useDatabase();

    it('processes every other event when one fails, and sets that one aside after its retries', async () => {
      await createProcessed(database());
      const { relay, clock, metrics } = openRelay(database(), [recorder('strict', true)]);
      const ids = await writeEvents(database(), 120, [70]);
      await relay.settle();
      expect(await processedBy(database(), 'strict')).toEqual(except(ids, 70));
      const later = await writeEvents(database(), 3);
      await relay.settle();
      expect(await processedBy(database(), 'strict')).toEqual([...except(ids, 70), ...later]);

      for (let retry = 0; retry < 4; retry += 1) {
        clock.advance({ minutes: 2 });
        await relay.settle();
      }
      const dead = await database().db.selectFrom('outbox_dead').selectAll().execute();
      expect(dead).toMatchObject([
        { id: ids[70], consumer: 'strict', brand: 'denluma', topic: TOPIC, attempts: 5 },
      ]);
      expect(dead[0]?.error).toContain('out of range');
      expect(await metrics.registry.metrics()).toContain('outbox_dead_total{consumer="strict"} 1');
      expect(await database().db.selectFrom('outbox_delivery').selectAll().execute()).toEqual([]);
    });

    it('keeps consumers apart: each gets every event once, whatever another one does', async () => {
      await createProcessed(database());
      const consumers = [
        recorder('first', true),
        recorder('beside it', false),
        recorder('second', false, 'afterRelay'),
        recorder('third', true, 'afterRelay'),
      ];
      const { relay } = openRelay(database(), consumers);
      const ids = await writeEvents(database(), 40, [11]);
      await relay.settle();
      const more = await writeEvents(database(), 40);
      await relay.settle();
      const all = [...ids, ...more];
      expect(await processedBy(database(), 'beside it')).toEqual(all);
      expect(await processedBy(database(), 'second')).toEqual(all);
      expect(await processedBy(database(), 'first')).toEqual(except(all, 11));
      expect(await processedBy(database(), 'third')).toEqual(except(all, 11));
    });

    it('measures the oldest event that waits and raises an alarm when it is too old', async () => {
      const lines: string[] = [];
      const clock = new TestClock();
      const metrics = createMetrics({ process: false });
      const log = {
        ...createLog('silent'),
        error: (_fields: unknown, line: string) => lines.push(line),
      };
      await database().db.deleteFrom('outbox_delivery').execute();
      await writeEvents(database(), 1);
      const watch = () => watchOutbox({ db: database().db, clock, log: log as never, metrics });
      await watch();
      expect(lines).toEqual([]);
      clock.advance({ minutes: 5 });
      await watch();
      expect(lines).toEqual(['events wait in the outbox for too long']);
      const [, seconds] =
        /^outbox_oldest_seconds (\S+)$/m.exec(await metrics.registry.metrics()) ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(300);
      await database().db.deleteFrom('outbox').execute();
    });

    it.runIf(engine.concurrent)(
      'hands each event to each consumer once while relays of several nodes race and events fail',
      async () => {
        await createProcessed(database());
        const relays = Array.from({ length: 3 }, () =>
          openRelay(database(), [recorder('racer-a', true), recorder('racer-b', true)]),
        );
        const ids: bigint[] = [];
        for (let round = 0; round < 8; round += 1) {
          ids.push(...(await writeEvents(database(), 60, [7])));
          await Promise.all(relays.map(({ relay }) => relay.settle()));
        }
        await Promise.all(relays.map(({ relay }) => relay.settle()));
        const healthy = ids.filter((_id, index) => index % 60 !== 7);
        expect(await processedBy(database(), 'racer-a')).toEqual(healthy);
        expect(await processedBy(database(), 'racer-b')).toEqual(healthy);
      },
    );
  });
});
