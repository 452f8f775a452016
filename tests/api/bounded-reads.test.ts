import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#domain/ledger/shard.ts';
import { hasOpenRound } from '#server/play/rounds/open-round.read.ts';
import { measuredPlay } from '#server/features/lobby/measured-play.read.ts';
import { recentNodeIds } from '#server/features/lobby/recent-games.read.ts';
import { roundIdsOf } from '#server/play/rounds/round-ids.read.ts';
import { winnerBoards } from '#server/features/winner/winner.read.ts';
import { newId } from '#server/platform/id.ts';
import { settleStaleRounds } from '#server/vendors/house/settle-stale-rounds.job.ts';
import { houseOf } from '#tests/support/house.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { rowsRead } from '#tests/support/rows-read.ts';
import { logStatements } from '#tests/support/statement-log.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const BRAND = 'denluma';
/** Rounds and launches of one member, all older than the boards look back. */
const HISTORY = 20_000;

onOneEngine((engine) => {
  describe.skipIf(!engine.concurrent)('a read next to a long history', () => {
    const app = useTestApp(engine);
    let member: TestMember;
    let token: string;

    beforeAll(async () => {
      member = await registerMember(app());
      await deposit(app(), member, 50_000_000n);
      token = await launchJade(app(), member);
      await chooseSeed(app(), token);
      app().clock.advance({ ms: 2600 });
      await fillHistory(app(), BigInt(member.memberId));
    });

    const owner = () => ({ brand: BRAND, memberId: BigInt(member.memberId) });
    const db = () => app().database.db;
    const played = async () => {
      app().clock.advance({ ms: 2600 });
      const answer = await app().call<{ roundId: string }>('POST', '/house/rounds', {
        token,
        key: `bounded-press-${newId()}`,
        body: { stakeMicro: '1000000' },
      });
      expect(answer.status).toBe(200);
      await app().call('POST', `/house/rounds/${answer.body.value.roundId}/finish`, { token });
    };

    it.each([
      ['a house round', 100, played],
      ['a house session', 100, () => app().call('GET', '/house/session', { token })],
      ['the recovery job', 100, () => settleStaleRounds(houseOf(app().server))],
      [
        'the check for an open round before a launch',
        100,
        () => hasOpenRound(db(), { ...owner(), vendor: 'house', gameCode: 'other' }),
      ],
      ['the list of recent games', 1_100, () => recentNodeIds(db(), owner())],
      [
        'the names of a statement’s rounds',
        100,
        () => roundIdsOf(db(), owner(), [{ provider: 'house', roundRef: 'old-7' }]),
      ],
      ['the ranking of games', 1_100, () => measuredPlay(db(), app().clock).read(BRAND)],
      [
        // 5,000 of the latest, whatever the category.
        'the winners of a category without rounds',
        6_000,
        () =>
          winnerBoards({
            db: db(),
            clock: app().clock,
            games: { itemOf: () => null },
          }).read({ brand: BRAND, category: 'LIVE', limit: 20 }),
      ],
    ] as const)('%s reads at most %i rows', async (_name, most, read) => {
      const log = await logStatements(async () => {
        await read();
      });
      let selects = 0;
      for (const [index, text] of log.statements.entries()) {
        if (!/^\s*select/i.test(text) || !/\b(house_)?round|game_session/.test(text)) continue;
        selects += 1;
        expect(await rowsRead(app(), text, log.values[index] ?? []), text).toBeLessThanOrEqual(
          most,
        );
      }
      expect(selects).toBeGreaterThan(0);
    });
  });
});

async function fillHistory({ database, clock }: TestApp, memberId: bigint): Promise<void> {
  const from = new Date(clock.now().getTime() - 400 * 86_400_000);
  const firstId = newId() - BigInt(HISTORY) * 4_194_304n;
  await sql`
    insert into round (brand, product, vendor, category, round_ref, id, member_id, game_code, currency,
      stake_micro, payout_micro, status, opened_at, closed_at)
    select ${BRAND}, 'game', 'house', 'RNG', 'old-' || n, ${firstId}::bigint + n::bigint * 4194304,
      ${memberId}::bigint, 'old-game', 'PEN', 1000000, 900000000000 + n, 'closed', t.at, t.at
    from generate_series(1, ${HISTORY}::int) as n
    cross join lateral (select ${from}::timestamptz + n * interval '1 minute' as at) t
  `.execute(database.db);
  await sql`
    insert into house_round (shard, id, brand, member_id, game_code, game_version, client_ref, seed_id,
      nonce, currency, stake_micro, payout_micro, events, status, started_at, finished_at)
    select ${shardOf(memberId)}::int, ${firstId}::bigint + n::bigint * 4194304, s.brand, s.member_id, s.game_code, '1.0.0',
      'old-' || n, s.id, n, 'PEN', 1000000, 0, '[]', 'finished', t.at, t.at
    from house_seed s
    cross join generate_series(1, ${HISTORY}::int) as n
    cross join lateral (select ${from}::timestamptz + n * interval '1 minute' as at) t
    where s.member_id = ${memberId}::bigint and s.client_seed is not null
  `.execute(database.db);
  await sql`
    insert into game_session (token_hash, id, brand, member_id, vendor, game_code, currency, mode,
      created_at, expires_at, ended_at)
    select 'old-' || n, ${firstId}::bigint + n::bigint * 4194304, ${BRAND}, ${memberId}::bigint,
      'house', 'old-game', 'PEN', 'real', t.at, t.at, t.at
    from generate_series(1, ${HISTORY}::int) as n
    cross join lateral (select ${from}::timestamptz + n * interval '1 minute' as at) t
  `.execute(database.db);
  await sql`analyze`.execute(database.db);
}
