import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldRows } from '#server/platform/retention/delete-old-rows.ts';
import { inRetentionOrder, type RetentionRule } from '#server/platform/retention/retention-rule.ts';
import { retentionJob } from '#server/platform/retention/retention.job.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { createLog } from '#server/platform/log.ts';
import { newId } from '#server/platform/id.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade } from '#tests/support/play.ts';
import { makeStaff, STAFF_PASSWORD } from '#tests/support/staff.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 180;
let calls = 0;
const devices = new Map<string, string>();

function freshIp(): string {
  calls += 1;
  return `10.80.${calls >> 8}.${calls & 255}`;
}

/** Signs in as an app does that keeps its cookies. */
async function signIn(app: TestApp, username: string, password: string): Promise<string> {
  const device = devices.get(username);
  const answer = await app.call<{ token: string } | null>('POST', '/wps/session/login', {
    ip: freshIp(),
    headers: device === undefined ? {} : { cookie: `known_device=${device}` },
    body: { username, password, type: 'username', tokenKind: 'bearer' },
  });
  const given = answer.cookies.find(({ name }) => name === 'known_device');
  if (given !== undefined) devices.set(username, given.value);
  return answer.body.value?.token ?? '';
}

/** What a member, a stranger and a member of staff do in a day. */
async function liveThroughDay(app: TestApp, member: TestMember, staff: string): Promise<void> {
  await signIn(app, member.username, member.password);
  const token = await signIn(app, member.username, member.password);
  await launchJade(app, { ...member, token });
  const order = await app.call('POST', '/wps/relay/deposits', {
    token,
    key: `retention-key-${calls}`,
    body: { channel: 'sandbox', amountMicro: '20000000' },
  });
  expect(order.status, JSON.stringify(order.body)).toBe(200);
  await signIn(app, `stranger${calls}`, 'wrong');
  const office = await app.call('POST', '/office/api/session', {
    ip: freshIp(),
    body: { username: staff, password: STAFF_PASSWORD },
  });
  expect(office.status).toBe(200);
}

/** The sessions of the days before, as many a day as `liveThroughDay` opens. */
async function fillPast({ database, clock }: TestApp, member: TestMember, staff: string) {
  const { db } = database;
  const { id: staffId } = await db
    .selectFrom('staff')
    .select('id')
    .where('username', '=', staff)
    .executeTakeFirstOrThrow();
  const memberId = BigInt(member.memberId);
  const seen = { ip: '10.0.0.1', user_agent: '' };
  for (let day = KEPT_DAYS - 1; day >= 0; day -= 1) {
    const at = new Date(clock.now().getTime() - day * DAY_MS);
    const times = { created_at: at, expires_at: at };
    const signedIn = { ...seen, ...times, seen_at: at, ended_at: at };
    for (const half of ['a', 'b']) {
      await db
        .insertInto('member_session')
        .values({
          ...signedIn,
          token_hash: `${half}${day}`,
          id: newId(),
          brand: 'denluma',
          member_id: memberId,
          kind: 'bearer',
        })
        .execute();
    }
    await db
      .insertInto('staff_session')
      .values({ ...signedIn, token_hash: `s${day}`, id: newId(), staff_id: staffId })
      .execute();
    await db
      .insertInto('game_session')
      .values({
        ...times,
        token_hash: `g${day}`,
        id: newId(),
        brand: 'denluma',
        member_id: memberId,
        vendor: 'house',
        game_code: 'jade-orchard',
        currency: 'PEN',
        mode: 'real',
        ended_at: at,
        member_session_hash: `a${day}`,
      })
      .execute();
  }
}

/** As the features of the server declare them. */
const rulesOf = ({ server }: TestApp): readonly RetentionRule[] =>
  inRetentionOrder(server.features.flatMap(({ retention }) => retention ?? []));

async function countRows(app: TestApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of rulesOf(app)) {
    const { rows } = await sql<{ rows: bigint }>`
      select count(*) as rows from ${sql.table(table)}
    `.execute(app.database.db);
    counts[table] = Number(rows[0]?.rows);
  }
  return counts;
}

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('retention', () => {
    it('keeps every table flat over a month of sign-ins, launches, deposits and failures', async () => {
      const members = [
        await registerMember(app()),
        await registerMember(app()),
        await registerMember(app()),
      ];
      const staff = await makeStaff(app(), 'support');
      await fillPast(app(), members[0] as TestMember, staff);
      const deleted: Record<string, number> = {};
      const { clock, database } = app();
      const job = retentionJob({
        db: database.db,
        clock,
        log: createLog('silent'),
        rules: () => rulesOf(app()),
        countDeleted: (table, count) => {
          deleted[table] = (deleted[table] ?? 0) + count;
        },
      });
      const days: Record<string, number>[] = [];
      for (let day = 0; day < 30; day += 1) {
        await liveThroughDay(app(), members[day % 3] as TestMember, staff);
        await job.run(NO_FENCE);
        days.push(await countRows(app()));
        clock.advance({ hours: 24 });
      }
      // Keys are kept for a week, and a browser without cookies reaches its bound of devices in three.
      const steady = days.slice(-8);
      for (const { table } of rulesOf(app())) {
        const counts = steady.map((day) => day[table] ?? 0);
        expect(
          Math.max(...counts) - Math.min(...counts),
          `${table} ${counts.join(',')}`,
        ).toBeLessThan(4);
      }
      for (const table of ['game_session', 'member_session', 'staff_session']) {
        expect(deleted[table], table).toBeGreaterThan(25);
      }
      for (const table of ['login_failure', 'idempotency_key']) {
        expect(deleted[table], table).toBeGreaterThan(20);
      }
      expect(steady.every((day) => (day['game_session'] ?? 0) >= KEPT_DAYS)).toBe(true);
    }, 120_000);

    it('deletes a bounded number of rows in a run, and the rest in the next', async () => {
      const { clock, database } = app();
      await sql`
        insert into password_reset (token_hash, brand, member_id, created_at, expires_at)
        select 'reset' || n, m.brand, m.id, ${new Date(0)}, ${new Date(0)}
        from (select brand, id from member limit 1) m, generate_series(1, 10300) n
      `.execute(database.db);
      const rules = rulesOf(app()).filter(({ table }) => table === 'password_reset');
      const run = () => deleteOldRows(database.db, clock, rules);
      expect(await run()).toEqual([{ table: 'password_reset', count: 10_000, isBehind: true }]);
      expect(await run()).toEqual([{ table: 'password_reset', count: 300, isBehind: false }]);
      expect(await run()).toEqual([{ table: 'password_reset', count: 0, isBehind: false }]);
    });

    it('keeps a sign-in session while a game session refers to it', async () => {
      const member = await registerMember(app());
      await launchJade(app(), member);
      const { clock, database } = app();
      const sessions = () =>
        database.db
          .selectFrom('member_session')
          .select(['token_hash', 'expires_at'])
          .where('member_id', '=', BigInt(member.memberId))
          .execute();
      await database.db
        .updateTable('member_session')
        .set({ expires_at: new Date(0) })
        .where('member_id', '=', BigInt(member.memberId))
        .execute();
      await deleteOldRows(database.db, clock, rulesOf(app()));
      expect(await sessions()).toHaveLength(1);
      clock.advance({ hours: (KEPT_DAYS + 1) * 24 });
      await deleteOldRows(database.db, clock, rulesOf(app()));
      expect(await sessions()).toEqual([]);
    });
  });
});
