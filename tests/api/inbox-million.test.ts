import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CookieMember, cookieMember } from '#tests/support/cookie-member.ts';
import { rowsRead } from '#tests/support/rows-read.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { logStatements } from '#tests/support/statement-log.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const MEMBERS = 1_000_000;
/** To many, from before, and how often they were opened. */
const MESSAGES = 200;
const OPENINGS = 50_000;
const INBOX = '/office/api/brands/denluma/inbox';
/** Of a million. */
const FEW_ROWS = 7_000;

onOneEngine((engine) => {
  describe.skipIf(!engine.concurrent)('the inbox of a brand with a million players', () => {
    const app = useTestApp(engine);
    let player: CookieMember;
    let writer: TestStaff;
    let second: TestStaff;

    beforeAll(async () => {
      player = await cookieMember(app());
      writer = await signInStaff(app(), 'operator');
      second = await signInStaff(app(), 'operator');
      await fillBrand(app(), BigInt(player.memberId));
    }, 180_000);

    let keys = 0;
    const ask = async (staff: TestStaff, url: string, body: object): Promise<{ id: string }> => {
      keys += 1;
      const answer = await app().call<{ id: string }>('POST', url, {
        headers: staff.headers,
        key: `million-${keys}`,
        body: { ...body, reason: 'a test' },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.value;
    };
    const texts = [{ language: 'es', title: 'Hola', content: '<p>A todos.</p>' }];
    const send = (audience: object) =>
      ask(writer, INBOX, { draft: { audience, texts, showsAt: null } });
    const segment = {
      languages: ['es'],
      registeredSince: '2020-01-01T00:00:00Z',
      seenSince: '2020-01-01T00:00:00Z',
      notSeenSince: null,
      deposited: false,
      tags: ['vip'],
    };

    it.each([
      ['sending to a segment', () => send({ kind: 'segment', segment })],
      [
        'sending to everybody and confirming it',
        async () => {
          const { id } = await send({ kind: 'everybody' });
          await ask(second, `${INBOX}/${id}/confirm`, {});
        },
      ],
      [
        'looking how many fit a group',
        () =>
          app().call('GET', `${INBOX}/audience?deposited=false&seenSince=2020-01-01T00:00:00Z`, {
            headers: writer.headers,
          }),
      ],
      ['counting what is unread', () => player.call('GET', '/wps/relay/message/unread')],
      ['reading the inbox', () => player.call('GET', '/wps/relay/message/list')],
      ['reading it all', () => player.call('PUT', '/wps/relay/message/read')],
    ] as const)(
      '%s reads few rows and writes none for a player who has read nothing',
      async (_name, work) => {
        const marks = await countOf(app(), 'inbox_mark');
        const log = await logStatements(async () => {
          await work();
        });
        let read = 0;
        for (const [index, text] of log.statements.entries()) {
          if (!/^\s*select/i.test(text) || !/inbox_|member/.test(text)) continue;
          read += await rowsRead(app(), text, log.values[index] ?? []);
        }
        expect(read).toBeLessThanOrEqual(FEW_ROWS);
        expect(await countOf(app(), 'inbox_mark')).toBe(marks);
        expect(await countOf(app(), 'inbox_recipient')).toBe(0);
      },
    );
  });
});

async function countOf(
  { database }: TestApp,
  table: 'inbox_mark' | 'inbox_recipient',
): Promise<number> {
  const { count } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<bigint | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A million players, copies of one, and messages to many that some of them have opened. */
async function fillBrand({ database }: TestApp, memberId: bigint): Promise<void> {
  const { db } = database;
  await sql`
    insert into member (id, brand, username, username_key, password_hash, language, currency,
      terms_version, terms_accepted_at)
    select 1000000 + n, 'denluma', 'many' || n, 'many' || n, '', 'es', 'PEN', '1', now()
    from generate_series(1, ${MEMBERS}::int) as n`.execute(db);
  await sql`
    insert into inbox_message (id, brand, position, audience, texts, told, created_at)
    select n, 'denluma', ${memberId}::bigint - n::bigint * 4194304, 'everybody',
      '[{"language": "es", "title": "x", "content": "<p>x</p>"}]', true, now()
    from generate_series(1, ${MESSAGES}::int) as n`.execute(db);
  await sql`
    insert into inbox_mark (brand, member_id, message_id, opened_at)
    select 'denluma', 1000000 + n, 1 + n % ${MESSAGES}::int, now()
    from generate_series(1, ${OPENINGS}::int) as n`.execute(db);
  await sql`analyze member, inbox_message, inbox_mark`.execute(db);
}
