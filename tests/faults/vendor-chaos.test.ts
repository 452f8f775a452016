import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { sign } from '#server/platform/signature.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { chaosOf } from '#server/outside/sandbox/chaos.ts';
import { fileJournal } from '#server/outside/sandbox/journal.ts';
import { OperatorCalls } from '#server/outside/sandbox/operator-calls.ts';
import { SandboxVendor, stakesIn } from '#server/outside/sandbox/sandbox-vendor.ts';
import { SUPPLIERS } from '#server/outside/sandbox/suppliers.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachPlace, forOnePlace, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { HOST, SECRETS } from '#tests/support/test-app.ts';
import { launchPlayer } from '../../scripts/vendor-conformance/launch-player.ts';
import { openPost } from '../../scripts/vendor-conformance/post.ts';

const EFFORT = Number(process.env['TEST_EFFORT'] ?? '1');
/** A round is a bet, a win, and what is sent again: some 10,000 operations in the long run. */
const ROUNDS = EFFORT > 1 ? 4_000 : 300;
const PLAYERS = 6;
const AT_ONCE = 4;
const KILLS = 2;
const START_MICRO = 250_000_000n;
const TIMEOUT_MS = 500_000;

const program = useServerProgram();

const isLong = EFFORT > 1;

(isLong ? forEachPlace : forOnePlace)((openPlace) => {
  let place: ServerPlace;
  let server: RunningServer;
  let folder: string;
  const start = (env: Record<string, string> = {}) =>
    startServer({ ...SECRETS, ...place.env, ...env }, program());

  beforeEach(async () => {
    place = await openPlace(program());
    server = await start();
    folder = await mkdtemp(path.join(tmpdir(), 'chaos-'));
  }, TIMEOUT_MS);
  afterEach(async () => {
    await server.stop('SIGKILL');
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'rounds of a supplier over a bad line, and two kills of the server, leave every account right',
    async () => {
      const supplier = SUPPLIERS.find(({ dialect }) => dialect === 'sorted');
      if (supplier === undefined) throw new Error('no supplier of the dialect');
      const { code, dialect } = supplier;
      const { post, close } = openPost();
      const origin = `http://127.0.0.1:${server.port}`;
      const operator = new OperatorCalls({
        vendor: code,
        dialect: DIALECTS[dialect],
        key: sign(SECRETS.SESSION_SECRET, `sandbox vendor:${code}`),
        chaos: chaosOf({
          delay: 0.1,
          delayMs: 60,
          lost: 0.01,
          lostAnswer: 0.01,
          double: 0.03,
          disorder: 0.02,
        }),
        send: (to, { contentType, body, headers }) =>
          post(new URL(to, origin), body, { ...headers, host: HOST, 'content-type': contentType }),
      });
      const vendor = new SandboxVendor(supplier, operator, fileJournal(path.join(folder, 'open')));
      const title = [...vendor.titles().values()].find(({ category }) => category === 'FISH');
      const game = title?.code ?? '';
      const stakeMicro = title === undefined ? 0n : (stakesIn(title, 'PEN')[0] ?? 0n);

      const players = await Promise.all(
        Array.from({ length: PLAYERS }, () =>
          launchPlayer({
            post,
            origin,
            always: { host: HOST },
            vendor: code,
            gameCode: game,
            balanceMicro: START_MICRO,
          }),
        ),
      );
      const expected = new Map(players.map(({ memberId }) => [memberId, START_MICRO]));
      for (const { token } of players) {
        await openWhenThere(() => vendor.open(game, { token, mode: 'real', currency: 'PEN' }));
      }
      let begun = 0;
      let played = 0;
      const play = async (): Promise<void> => {
        while (begun < ROUNDS) {
          begun += 1;
          const player = players[begun % PLAYERS];
          if (player === undefined) return;
          const { token, memberId } = player;
          try {
            const round = await vendor.play(game, { token, key: `round-${begun}`, stakeMicro });
            const held = expected.get(memberId) ?? 0n;
            expected.set(memberId, held + round.payoutMicro - stakeMicro);
            played += 1;
          } catch {
            // Refused, or taken back: nothing of it is left.
            await sleep(20);
          }
        }
      };
      const playing = Promise.all(Array.from({ length: PLAYERS * AT_ONCE }, play));
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await expect
          .poll(() => begun, { timeout: 120_000 })
          .toBeGreaterThan((ROUNDS * kill) / (KILLS + 2));
        expect(await server.stop('SIGKILL')).toBeNull();
        server = await start({ PORT: String(server.port) });
      }
      await playing;
      expect(played).toBeGreaterThan(ROUNDS / 2);
      // Rounds are left that the supplier could not end while the server was away.
      await expect.poll(() => vendor.resume(), { timeout: 120_000, interval: 200 }).toBe(0);
      close();
      expect(await server.stop('SIGTERM'), server.output()).toBe(0);

      const database = await place.open();
      await expectLedgerWhole(database);
      const held = new Map<string, bigint>();
      for (const { memberId } of players) {
        const member = { brand: 'denluma', memberId: BigInt(memberId) };
        const funds = Object.values(await balanceOf(database.db, member, 'PEN'));
        held.set(
          memberId,
          funds.reduce((sum, amount) => sum + amount, 0n),
        );
      }
      expect(held).toEqual(expected);
      await database.close();
    },
    TIMEOUT_MS,
  );
});

/** The line is bad from the start: a look at the session may be lost. */
async function openWhenThere(open: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await open();
      return;
    } catch {
      await sleep(50);
    }
  }
}
