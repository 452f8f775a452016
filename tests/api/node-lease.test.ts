import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  closeIdRange,
  idClockMs,
  type IdRange,
  newId,
  NoNodeNumber,
  nodeNumber,
  openIdRange,
} from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { leaseNode } from '#server/platform/nodes/lease-node.ts';
import {
  releaseNumber,
  renewNumber,
  takeNumber,
} from '#server/platform/nodes/node-number.store.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

/** Short: an heir's ids begin where the lease of the dead would have ended, and this process keeps them. */
const TTL_MS = 5_000;
const terms = (holder: string) => ({ holder, ttlMs: TTL_MS });
const numberOf = (id: bigint) => Number((id >> 12n) & 1023n);
const msOf = (id: bigint) => Number(id >> 22n);

function idsIn(range: IdRange, count: number): bigint[] {
  openIdRange(range);
  try {
    return Array.from({ length: count }, () => newId());
  } finally {
    closeIdRange(range);
  }
}

forEachEngine((engine) => {
  describe('node numbers', () => {
    const database = engine.useDatabase();
    const db = () => database().db;
    /** As if the time of the lease had passed. */
    const expire = (number: number) =>
      db()
        .updateTable('node_lease')
        .set({ expires_at: sql`now() - interval '1 second'` })
        .where('number', '=', number)
        .execute();

    it('gives each of many takers at the same moment a number of its own', async () => {
      const takers = Array.from({ length: 60 }, (_taker, index) =>
        takeNumber(db(), { holder: `taker-${index}`, ttlMs: 600_000 }),
      );
      const numbers = (await Promise.all(takers)).map(({ number }) => number);
      expect(new Set(numbers).size).toBe(60);
      // From the lowest, so that nodes get distinct lane slots.
      expect(Math.max(...numbers)).toBeLessThan(120);
      await db().deleteFrom('node_lease').execute();
    });

    it('frees the number of a dead node after its time, with ids that cannot meet the old ones', async () => {
      const dead = await takeNumber(db(), terms('dead'));
      await expire(dead.number);
      const heir = await takeNumber(db(), terms('heir'));
      expect(heir.number).toBe(dead.number);
      // The dead one was paused and wakes up: it has not noticed, and still makes ids.
      expect(await renewNumber(db(), dead, terms('dead'))).toBe(false);
      const late = idsIn(dead, 5_000);
      const fresh = idsIn(heir, 5_000);
      expect(late.every((id) => numberOf(id) === dead.number)).toBe(true);
      expect(new Set([...late, ...fresh]).size).toBe(10_000);
      expect(Math.max(...late.map(msOf))).toBeLessThan(Math.min(...fresh.map(msOf)));
      await db().deleteFrom('node_lease').execute();
    });

    it('is renewed by its holder alone, and given back without a gap in time', async () => {
      const range = await takeNumber(db(), terms('one'));
      const before = range.untilMs;
      const renewed = async () => {
        expect(await renewNumber(db(), range, terms('one'))).toBe(true);
        return range.untilMs;
      };
      await expect.poll(renewed, { timeout: 20_000 }).toBeGreaterThan(before);
      expect(await renewNumber(db(), { ...range }, terms('two'))).toBe(false);
      openIdRange(range);
      const last = newId();
      await releaseNumber(db(), range, terms('one'), closeIdRange(range));
      const next = await takeNumber(db(), terms('two'));
      expect(next.number).toBe(range.number);
      expect(next.fromMs).toBeGreaterThan(msOf(last));
      expect(next.fromMs).toBeLessThan(idClockMs() + 1_000);
      await db().deleteFrom('node_lease').execute();
    });

    it('a server makes ids with its leased number and gives it back when it closes', async () => {
      const outside = nodeNumber();
      const node = await leaseNode(database(), createLog('silent'));
      const [row] = await db().selectFrom('node_lease').selectAll().execute();
      expect(numberOf(newId())).toBe(row?.number);
      expect(nodeNumber()).toBe(row?.number);
      await node.close();
      expect(nodeNumber()).toBe(outside);
      const live = await db()
        .selectFrom('node_lease')
        .select('number')
        .where('expires_at', '>', sql<Date>`now()`)
        .execute();
      expect(live).toEqual([]);
    });
  });
});

describe('ids', () => {
  it('are refused when the lease has run out', () => {
    const range: IdRange = { number: 7, fromMs: 0, untilMs: idClockMs() - 1 };
    openIdRange(range);
    expect(() => newId()).toThrow(NoNodeNumber);
    closeIdRange(range);
    expect(newId()).toBeGreaterThan(0n);
  });

  it('without a lease never have a number that is leased', () => {
    if (nodeNumber() === null) expect(numberOf(newId())).toBeGreaterThanOrEqual(960);
    else expect(numberOf(newId())).toBe(nodeNumber());
  });
});
