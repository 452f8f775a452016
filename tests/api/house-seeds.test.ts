import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { type HouseSeeds, launchJade } from '#tests/support/play.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

interface Rotated {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string } | null;
  current: { serverSeedHash: string; clientSeed: string; nextNonce: number };
  nextServerSeedHash: string;
}

const STAKE = '1000000';
/** Races of a rotation with a round, half of them with the rotation first. */
const RACES = 120;

onOneEngine((engine) => {
  // A race takes milliseconds; a player's limit is for a minute.
  liftLimits();
  const app = useTestApp(engine);
  let member: TestMember;
  let token: string;
  let presses = 0;
  let calls = 0;

  /** One address may rotate 30 times a minute. */
  const address = () => `10.8.${++calls >> 8}.${calls & 255}`;
  const seeds = async () =>
    (await app().call<HouseSeeds>('GET', '/house/session', { token, ip: address() })).body.value;
  const rotate = (body: {
    serverSeedHash: string | null;
    nextServerSeedHash: string;
    clientSeed: string;
  }) =>
    app().call<Rotated>('POST', '/house/seed/rotate', {
      token,
      body,
      ip: address(),
    });
  const play = () =>
    app().call<{ roundId: string; serverSeedHash: string; clientSeed: string; nonce: number }>(
      'POST',
      '/house/rounds',
      { token, key: `press-${++presses}-on-seeds`, body: { stakeMicro: STAKE } },
    );
  const finish = (roundId: string) =>
    app().call('POST', `/house/rounds/${roundId}/finish`, { token });

  beforeEach(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 500_000_000n);
    token = await launchJade(app(), member);
    app().clock.advance({ ms: 2600 });
  });

  describe('the first pair of seeds', () => {
    it('is committed to before the player chooses a client seed, and no round comes before', async () => {
      const before = await seeds();
      expect(before.seeds).toBeNull();
      expect((await seeds()).nextServerSeedHash).toBe(before.nextServerSeedHash);
      expect((await play()).body.code).toBe('SEED_NOT_CHOSEN');
      const chosen = await rotate({
        serverSeedHash: null,
        nextServerSeedHash: before.nextServerSeedHash,
        clientSeed: 'chosen-by-me',
      });
      expect(chosen.body.value).toMatchObject({
        revealed: null,
        current: {
          serverSeedHash: before.nextServerSeedHash,
          clientSeed: 'chosen-by-me',
          nextNonce: 0,
        },
      });
      expect(chosen.body.value.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
      const played = await play();
      expect(played.body.value).toMatchObject({
        serverSeedHash: before.nextServerSeedHash,
        clientSeed: 'chosen-by-me',
        nonce: 0,
      });
    });

    it('has one client seed when two windows choose at once', async () => {
      const { nextServerSeedHash } = await seeds();
      const choices = await Promise.all(
        ['one-window', 'other-window'].map((clientSeed) =>
          rotate({ serverSeedHash: null, nextServerSeedHash, clientSeed }),
        ),
      );
      expect(choices.map(({ status }) => status)).toEqual([200, 200]);
      const [one, other] = choices.map(({ body }) => body.value);
      expect(one?.current).toEqual(other?.current);
      expect((await seeds()).seeds).toEqual(one?.current);
    });
  });

  describe('a client seed', () => {
    it('is refused when no round could be drawn with it', async () => {
      const { nextServerSeedHash } = await seeds();
      for (const clientSeed of ['a b', 'a:b', 'ü', 'a\n', '', 'x'.repeat(65)]) {
        const refused = await rotate({ serverSeedHash: null, nextServerSeedHash, clientSeed });
        expect(refused.body.code, clientSeed).toBe('INVALID_BODY');
      }
      expect((await seeds()).seeds).toBeNull();
    });

    it('that was stored before the format applied asks the player to choose again', async () => {
      const { nextServerSeedHash: first } = await seeds();
      await rotate({ serverSeedHash: null, nextServerSeedHash: first, clientSeed: 'old' });
      await sql`
        update house_seed set client_seed = 'a b' where server_seed_hash = ${first}
      `.execute(app().database.db);
      expect((await play()).body.code).toBe('SEED_NOT_CHOSEN');
      // The migration retires such a pair.
      await sql`
        update house_seed set revealed_at = now() where server_seed_hash = ${first}
      `.execute(app().database.db);
      const { nextServerSeedHash: next } = await seeds();
      await rotate({ serverSeedHash: null, nextServerSeedHash: next, clientSeed: 'new' });
      expect((await play()).status).toBe(200);
    });
  });

  describe('a rotation', () => {
    it('uses the pair whose commitment was shown before, and reveals the seed it replaces', async () => {
      const first = (await seeds()).nextServerSeedHash;
      await rotate({ serverSeedHash: null, nextServerSeedHash: first, clientSeed: 'first' });
      const shown = (await seeds()).nextServerSeedHash;
      const request = { serverSeedHash: first, nextServerSeedHash: shown, clientSeed: 'second' };
      const rotated = (await rotate(request)).body.value;
      expect(commitToServerSeed(rotated.revealed?.serverSeed ?? '')).toBe(first);
      expect(rotated.current).toEqual({
        serverSeedHash: shown,
        clientSeed: 'second',
        nextNonce: 0,
      });
      expect((await rotate({ ...request, clientSeed: 'again' })).body.value).toEqual(rotated);
    });

    it('refuses commitments that are not those of the player’s pairs', async () => {
      const first = (await seeds()).nextServerSeedHash;
      const unknown = '0'.repeat(64);
      const refused = async (serverSeedHash: string | null, nextServerSeedHash: string) =>
        expect(
          (await rotate({ serverSeedHash, nextServerSeedHash, clientSeed: 'mine' })).body.code,
        ).toBe('SEED_NOT_FOUND');
      await refused(null, unknown);
      await refused(first, first);
      await rotate({ serverSeedHash: null, nextServerSeedHash: first, clientSeed: 'mine' });
      const { nextServerSeedHash: next } = await seeds();
      // Not the first choice any more.
      await refused(null, next);
      await refused(unknown, next);
      await refused(next, first);
      await refused(first, first);
      expect((await seeds()).nextServerSeedHash).toBe(next);
    });

    it.skipIf(!engine.concurrent)(
      'never reveals the seed of an unfinished round, in 120 races with a round',
      async () => {
        const first = (await seeds()).nextServerSeedHash;
        await rotate({ serverSeedHash: null, nextServerSeedHash: first, clientSeed: 'race' });
        const count = { revealed: 0, refused: 0 };
        for (let race = 0; race < RACES; race += 1) {
          app().clock.advance({ ms: 2600 });
          const now = await seeds();
          const request = {
            serverSeedHash: now.seeds?.serverSeedHash ?? null,
            nextServerSeedHash: now.nextServerSeedHash,
            clientSeed: `race-${race}`,
          };
          const later = race % 6;
          const [rotated, played] = await Promise.all(
            race % 2 === 0
              ? [rotate(request), after(later, play)]
              : [after(later, () => rotate(request)), play()],
          );
          expect(played.status).toBe(200);
          const { serverSeedHash, roundId } = played.body.value;
          if (rotated.status === 200) {
            count.revealed += 1;
            expect(serverSeedHash).not.toBe(rotated.body.value.revealed?.serverSeedHash);
          } else {
            count.refused += 1;
            expect(rotated.body.code).toBe('ROUND_OPEN');
          }
          expect((await finish(roundId)).status).toBe(200);
        }
        // Both orders happened, or the race proves nothing.
        expect(count.revealed).toBeGreaterThan(0);
        expect(count.refused).toBeGreaterThan(0);
      },
      120_000,
    );
  });
});

async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return work();
}
